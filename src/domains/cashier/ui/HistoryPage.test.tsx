// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { NoAnswerError } from '../../../lib/errors.ts';
import { memoryStore } from '../../../lib/keyValueStore.ts';
import { done, renderPage } from '../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import type { HistoryDetail } from '../history/HistoryDetail.ts';
import { rememberPayment } from '../lastPayment.ts';
import { depositSettings, page, round, transaction, usd } from '../testing/wire.ts';
import route from './history.route.ts';

afterEach(cleanup);

const withdrawal = transaction({
  id: 'p_2',
  type: 'withdrawal',
  status: 'succeeded',
  amount: usd('25.50'),
  requisites: '411111...1111',
});
const failed = transaction({ id: 'p_3', status: 'failed', amount: usd('30.00') });
const answers = (more: Answers = {}): Answers => ({
  'GET cashier.gethistory': () => page([transaction(), withdrawal, failed]),
  'GET games.getHistory': () =>
    page([round(), round({ round_id: 'r_2', payout: usd('0.00'), status: 'open', verify_url: '' })]),
  ...more,
});
const rows = () =>
  screen
    .getAllByRole('row')
    .slice(1)
    .map((row) =>
      within(row)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );

test('2.3-6 payments: date, kind, status and amount; a failed one has no sign', async () => {
  await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'When',
    'What',
    'State',
    'Amount',
  ]);
  const shown = rows();
  expect(shown.map((row) => row.slice(1))).toEqual([
    ['DepositCard ', 'Pending', '+$50.00'],
    ['WithdrawalCard •••• 1111', 'DoneStages', '−$25.50'],
    ['DepositCard ', 'Failed', '$30.00'],
  ]);
  expect(shown[0]?.[0]).toMatch(/^\d\d\.\d\d\.2026 at \d{1,2}:\d\d$/);
});

test('2.3-6 what was not booked says why, and where the money of a withdrawal is', async () => {
  const refused = { ...withdrawal, status: 'failed', reason: 'requisites_refused_by_bank' } as const;
  const declined = transaction({ id: 'p_4', status: 'failed', reason: 'declined_by_bank' });
  await renderPage(
    createTestApp({ uid: 7, answers: { ...answers(), 'GET cashier.gethistory': () => page([refused, declined]) } }),
    route,
  );
  expect(rows().map((row) => row[1])).toEqual([
    'WithdrawalCard •••• 1111The bank does not accept this destination. The whole amount is back on your balance.',
    'DepositCard The bank declined the payment. No money was taken; try another amount or method.',
  ]);
});

test('2.3-6 a deposit that goes back has its own state and no sign', async () => {
  const returned = transaction({ id: 'p_9', status: 'returned', reason: 'excluded', amount: usd('40.00') });
  await renderPage(
    createTestApp({ uid: 7, answers: { ...answers(), 'GET cashier.gethistory': () => page([returned]) } }),
    route,
  );
  expect(rows().map((row) => row.slice(1))).toEqual([
    [
      'DepositCard You took a break before this payment was finished. What was paid goes back to where it came from.',
      'Returned',
      '$40.00',
    ],
  ]);
});

test.each([
  ['p_3', '/cashier/deposit/card?amount=30.00&currency=USD&backUrl=%2Fgame%2Fjade-ascent'],
  ['p_1', '/cashier/deposit/card?amount=30.00&currency=USD'],
])(
  '2.3-6, 4-62 a failed deposit is tried again with its amount, and its own way back: last was %s',
  async (last, again) => {
    const storage = memoryStore();
    rememberPayment(storage, 7, { transaction: last, offer: '', returnPath: '/game/jade-ascent' });
    const app = createTestApp({ uid: 7, storage, answers: answers() });
    await renderPage(app, route);
    await done(userEvent.click(screen.getAllByRole('button', { name: 'Deposit' })[1]!));
    expect(app.dialogProps.at(-1)).toMatchObject({ again });
  },
);

test('7-45 a withdrawal that is not sent yet can be cancelled if the operator allows it', async () => {
  const waiting = transaction({ id: 'p_4', type: 'withdrawal', amount: usd('20.00'), can_cancel: true });
  const app = createTestApp({
    uid: 7,
    answers: answers({
      'GET cashier.gethistory': () => page([waiting, withdrawal]),
      'POST cashier.cancelwithdrawal': () => ({ transaction: { ...waiting, status: 'cancelled', can_cancel: false } }),
    }),
  });
  await renderPage(app, route);
  await done(userEvent.click(screen.getByRole('button', { name: 'Cancel the withdrawal of $20.00' })));
  expect(app.calls.at(-1)).toMatchObject({ key: 'POST cashier.cancelwithdrawal', input: { transaction: 'p_4' } });
  expect(rows()[0]?.slice(1)).toEqual([
    'WithdrawalCard You took it back. The whole amount is on your balance.',
    'CancelledStages',
    '$20.00',
  ]);
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('2.3-6 a deposit that waits for the player can be gone on with, or given up once it is confirmed', async () => {
  const payments = [transaction({ can_resume: true }), transaction({ id: 'p_2' })];
  const app = createTestApp({
    uid: 7,
    answers: answers({
      'GET cashier.gethistory': ({ transaction: id }) =>
        page(payments.filter((one) => id === undefined || one.id === id)),
      'POST cashier.dropdeposit': () => {
        payments[0] = transaction({ status: 'cancelled' });
        return { status: 'cancelled' };
      },
    }),
  });
  await renderPage(app, route);
  const goOn = screen.getByRole('link', { name: 'Go on: deposit of $50.00' });
  expect(goOn.getAttribute('href')).toBe('/cashier/paypending/p_1');
  app.dialogAnswer = false;
  const giveUp = () => screen.getByRole('button', { name: 'Give up: deposit of $50.00' });
  await done(userEvent.click(giveUp()));
  expect(app.calls.some(({ key }) => key === 'POST cashier.dropdeposit')).toBe(false);
  app.dialogAnswer = true;
  await done(userEvent.click(giveUp()));
  expect(rows()[0]?.[2]).toBe('Cancelled');
  expect(screen.queryByRole('link', { name: /^Go on/ })).toBeNull();
});

/** Opens the detail of every payment of a list; what each leads to again. */
async function againOf(payments: readonly ReturnType<typeof transaction>[], more: Answers = {}) {
  const app = createTestApp({ uid: 7, answers: answers({ 'GET cashier.gethistory': () => page(payments), ...more }) });
  await renderPage(app, route);
  for (const opener of screen.getAllByRole('button', { name: /^(?:Deposit|Withdrawal)$/ }))
    await done(userEvent.click(opener));
  return { app, again: app.dialogProps.map((props) => (props as HistoryDetail).again) };
}

test('2.3-6 the detail of a failed or cancelled deposit leads to its form again; no other payment does', async () => {
  const { again } = await againOf(
    [
      transaction({ id: 'p_3', status: 'failed', amount: usd('30.00'), campaign_offer_id: 'welcome' }),
      transaction({ id: 'p_4', status: 'cancelled', reason: 'cancelled_by_buyer' }),
      transaction({ id: 'p_5', status: 'cancelled', reason: 'expired' }),
      transaction({ id: 'p_1', status: 'succeeded' }),
      transaction({ id: 'p_6', status: 'returned', reason: 'deposit_limit' }),
      transaction({ id: 'p_2', type: 'withdrawal', status: 'failed' }),
      transaction({ id: 'p_7', type: 'withdrawal', status: 'cancelled' }),
    ],
    { 'GET cashier.getdepositsettings': () => depositSettings() },
  );
  const card = '/cashier/deposit/card?amount=50.00&currency=USD';
  const first = '/cashier/deposit/card?amount=30.00&currency=USD&offer=welcome';
  expect(again).toEqual([first, card, card, '', '', '', '']);
});

test.each(['excluded', 'held', 'deposit_limit'])(
  '2.3-6 a deposit that the house has stopped is not suggested again: %s',
  async (reason) => {
    expect((await againOf([transaction({ status: 'cancelled', reason })])).again).toEqual(['']);
  },
);

test('2.3-6 a deposit whose method is no longer offered cannot be tried again; one of an unknown answer can', async () => {
  const lost = [transaction({ status: 'cancelled', method: 'oldpay' }), transaction({ id: 'p_2', status: 'failed' })];
  const { app, again } = await againOf(lost, { 'GET cashier.getdepositsettings': () => depositSettings() });
  expect(again).toEqual(['', '/cashier/deposit/card?amount=50.00&currency=USD']);
  expect(app.calls.filter(({ key }) => key === 'GET cashier.getdepositsettings')).toHaveLength(1);
  cleanup();
  const refuse = () => Promise.reject(new NoAnswerError('network'));
  const unknown = await againOf(lost.slice(0, 1), { 'GET cashier.getdepositsettings': refuse });
  expect(unknown.again).toEqual(['/cashier/deposit/oldpay?amount=50.00&currency=USD']);
});

test('2.3-6 without a lost deposit nobody asks for the methods', async () => {
  const { app } = await againOf([transaction({ status: 'succeeded' }), withdrawal]);
  expect(app.calls.some(({ key }) => key === 'GET cashier.getdepositsettings')).toBe(false);
});

test('7-45 one that has been sent meanwhile says so at its row, one without an answer offers a retry', async () => {
  const waiting = transaction({ id: 'p_4', type: 'withdrawal', amount: usd('20.00'), can_cancel: true });
  let hasLeft = false;
  const app = createTestApp({
    uid: 7,
    answers: answers({
      'GET cashier.gethistory': () =>
        page([hasLeft ? { ...waiting, status: 'processing', can_cancel: false } : waiting]),
      'POST cashier.cancelwithdrawal': () => Promise.reject(new NoAnswerError('network')),
    }),
  });
  await renderPage(app, route);
  const button = () => screen.getByRole('button', { name: 'Cancel the withdrawal of $20.00' });
  await done(userEvent.click(button()));
  expect(screen.getByRole('alert').textContent).toBe('Not cancelled. Try again.');
  hasLeft = true;
  await done(userEvent.click(button()));
  expect(screen.getByRole('alert').textContent).toBe('Too late: it is already on its way.');
  expect(screen.queryByRole('button', { name: /^Cancel/ })).toBeNull();
});

test('rounds: game, stake, payout, and a link to the game', async () => {
  await renderPage(createTestApp({ uid: 7, answers: answers() }), route);
  await done(userEvent.click(screen.getByRole('tab', { name: 'Games' })));
  expect(rows().map((row) => row.slice(1))).toEqual([
    ['Jade AscentFinished · 456789ab', 'Stake $1.00Check', '$3.403.40×'],
    ['Jade AscentIn play · r_2', 'Stake $1.00', '$0.00'],
  ]);
  expect(screen.getAllByRole('link', { name: 'Jade Ascent' })[0]?.getAttribute('href')).toBe('/game/jade-ascent');
});

test('a payout is coloured as a gain only if it is above the stake', async () => {
  const payouts = ['3.40', '1.00', '0.40', '0.00'];
  const list = payouts.map((sum, index) => round({ round_id: `r_${index}`, payout: usd(sum) }));
  await renderPage(createTestApp({ uid: 7, answers: answers({ 'GET games.getHistory': () => page(list) }) }), route);
  await done(userEvent.click(screen.getByRole('tab', { name: 'Games' })));
  const looks = payouts.map((sum) => screen.getByText(`$${sum}`, { selector: 'td:last-child bdi' }).className);
  expect(looks[0]).not.toBe(looks[1]);
  expect(looks.slice(2)).toEqual([looks[1], looks[1]]);
});

test('empty: payments link to the deposit page, rounds to the games', async () => {
  const app = createTestApp({
    uid: 7,
    answers: { 'GET cashier.gethistory': () => page([]), 'GET games.getHistory': () => page([]) },
  });
  await renderPage(app, route);
  expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe('/cashier/deposit');
  await done(userEvent.click(screen.getByRole('tab', { name: 'Games' })));
  expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/gamehall');
});

test('failed: one tab offers a retry, the other works', async () => {
  const app = createTestApp({
    uid: 7,
    answers: answers({ 'GET cashier.gethistory': () => Promise.reject(new NoAnswerError('network')) }),
  });
  await renderPage(app, route);
  await done(userEvent.click(screen.getByRole('tab', { name: 'Games' })));
  expect(rows()).toHaveLength(2);
  await done(userEvent.click(screen.getByRole('tab', { name: 'Payments' })));
  app.answers = answers();
  await done(userEvent.click(screen.getByRole('button', { name: 'Try again' })));
  expect(rows()).toHaveLength(3);
});

test('“show more” loads the next rows, and reports a failure', async () => {
  const many = (offset: number) =>
    Array.from({ length: 20 }, (_row, index) => transaction({ id: `p_${offset + index}` }));
  let isDown = true;
  const history = ({ offset = 0 }: { readonly offset?: number | undefined }) => {
    if (offset > 0 && isDown) throw new NoAnswerError('network');
    return page(many(offset), 40);
  };
  await renderPage(createTestApp({ uid: 7, answers: answers({ 'GET cashier.gethistory': history }) }), route);
  await done(userEvent.click(screen.getByRole('button', { name: 'Show more' })));
  expect(screen.getByRole('alert').textContent).toContain('did not load');
  expect(rows()).toHaveLength(20);
  isDown = false;
  await done(userEvent.click(screen.getByRole('button', { name: 'Show more' })));
  expect(rows()).toHaveLength(40);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});

test('loading: a skeleton and no rows until the session is known', async () => {
  const app = createTestApp({ answers: answers() });
  await renderPage(app, route);
  expect(screen.queryAllByRole('row')).toEqual([]);
  expect(app.calls).toEqual([]);
});

test('3-30 where the bet history is off, the page has no rounds', async () => {
  const app = createTestApp({ uid: 7, answers: answers() });
  const { config } = app.content;
  const content = {
    ...app.content,
    config: { ...config, features: { ...config.features, isBetHistoryEnabled: false } },
  };
  await renderPage({ ...app, content }, route);
  expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual(['Payments', 'Ledger', 'Results']);
  expect(rows()).toHaveLength(3);
});
