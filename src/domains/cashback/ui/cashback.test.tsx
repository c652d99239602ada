// @vitest-environment happy-dom
import { cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DialogHost } from '../../../app/DialogHost.tsx';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { listOf, wireCashback, wireRake, wireSum } from '../testing/wireCashback.ts';
import type { WireCashback } from '../testing/wireCashback.ts';
import { openUnseen } from '../unseen/openUnseen.ts';
import route from './cashback.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const usd = (amount: string) => ({ amount, currency: 'USD' });
const paid = (more: Partial<WireCashback> = {}) =>
  wireCashback({ status: 'paid_out', paid_at: '2026-03-05T11:00:00.000Z', ...more });
const over = () => new ApiError('InvalidParameterException', 422, { cashback_id: [{ code: 'cashbackOver' }] }, '');

async function start(answers: Answers, locale: 'en' | 'ar' = 'en', address = '/profile/cashback') {
  const made = testRoot({
    locale,
    address,
    answers: { 'GET account.getInfo': () => wireAccount(7), 'GET cashbacks.get': listOf(() => []), ...answers },
  });
  await made.root.loadMessages(['cashback', 'forms', 'core', 'menu']);
  await made.root.session.load();
  return made;
}

async function openPage(answers: Answers, locale: 'en' | 'ar' = 'en') {
  const made = await start(answers, locale);
  render(
    <AppProvider value={made.root}>
      <route.Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  return made;
}

test('2.4-1, 1-12 the running week and day say what they would give, and how it is computed', async () => {
  await openPage({});
  const week = await screen.findByRole('region', { name: 'This week' });
  expect(week.textContent).toMatch(
    /If it ended now\$1\.80Staked\$30\.00Won\$12\.00Lost\$18\.0010% of \$18\.00 lost\$1\.80Ends in 3 d 12 h/,
  );
  const today = screen.getByRole('region', { name: 'Today' });
  expect(today.textContent).toMatch(/Staked\$30\.000\.2% of \$30\.00 staked\$0\.06Ends in 12 h 0 min/);
  expect(today.textContent).not.toContain('Lost');
  expect(screen.getByText(/^Nothing is waiting/)).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Earlier' })).toBeNull();
});

test.each([
  [
    'nothing staked',
    { staked: usd('0.00'), won: usd('0.00'), lost: usd('0.00') },
    'You have staked no money of your own this week.',
  ],
  ['as much won as staked', { won: usd('30.00'), lost: usd('0.00') }, 'Nothing is lost, so nothing comes back.'],
  ['too little lost', { won: usd('29.95'), lost: usd('0.05') }, 'less than the smallest coin'],
])('1-12 with %s the week says why nothing comes back', async (_case, figures, words) => {
  const running = [wireSum({ amount: usd('0.00'), ...figures }), wireRake()];
  await openPage({ 'GET cashbacks.get': listOf(() => [], running) });
  const week = await screen.findByRole('region', { name: 'This week' });
  expect(week.textContent).toContain(words);
});

test('7-42 a cashback that waits is paid out; the page says that it is on the balance', async () => {
  let rows = [wireCashback()];
  await openPage({
    'GET cashbacks.get': listOf(() => rows),
    'POST cashbacks.payout': () => {
      rows = [paid()];
      return paid();
    },
  });
  const row = (await screen.findByRole('heading', { name: 'Weekly cashback' })).closest('li') as HTMLElement;
  expect(row.textContent).toMatch(/Can be paid out until 0?\d\.03\.2026 at \d+:\d\d\..*Time left: 3 d 12 h/);
  expect(row.textContent).toContain('10% of $18.00 lost$1.80');
  await userEvent.click(within(row).getByRole('button', { name: 'Pay out $1.80: Weekly cashback' }));
  expect((await screen.findByRole('status')).textContent).toContain('$1.80 is on your balance.');
  const earlier = await screen.findByRole('region', { name: 'Earlier' });
  await waitFor(() => expect(earlier.textContent).toMatch(/Weekly cashback.*10% of \$18\.00 lost.*\$1\.80.*Paid out/));
  expect(screen.queryByRole('button', { name: /^Pay out/ })).toBeNull();
});

test('7-42 claimed twice: the second page is told when the first one was paid', async () => {
  let rows = [wireCashback()];
  await openPage({
    'GET cashbacks.get': listOf(() => rows),
    'POST cashbacks.payout': () => {
      rows = [paid()];
      throw over();
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: /^Pay out/ }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toMatch(
      /It has been paid out already: \$1\.80 went to your balance on 0?5\.03\.2026 at \d+:\d\d\. A cashback is paid once\./,
    ),
  );
  expect(screen.getByText(/^Nothing is waiting/)).toBeTruthy();
});

test('7-43 a cashback is given up only on agreement', async () => {
  let rows = [wireCashback()];
  const { operator } = await openPage({
    'GET cashbacks.get': listOf(() => rows),
    'POST cashbacks.remove': () => {
      rows = [wireCashback({ status: 'removed' })];
      return wireCashback({ status: 'removed' });
    },
  });
  const removals = () => operator.calls.filter(({ key }) => key === 'POST cashbacks.remove').length;
  const remove = await screen.findByRole('button', { name: 'I don’t want it: Weekly cashback' });
  await userEvent.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Give up $1.80?' });
  expect(question.textContent).toContain('“Weekly cashback” is removed, and its $1.80 cannot be paid out any more.');
  await userEvent.click(within(question).getByRole('button', { name: 'Keep it' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removals()).toBe(0);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Give it up' }));
  await waitFor(() => expect(screen.getByRole('region', { name: 'Earlier' }).textContent).toContain('Given up'));
  expect(removals()).toBe(1);
});

test('I8 each block fails by itself and can be loaded again', async () => {
  let isDown = true;
  await openPage({
    'GET cashbacks.get': (input) => {
      if (isDown && (input as { count?: number }).count === 0) throw new NoAnswerError('network');
      return listOf(() => [wireCashback()])(input as object);
    },
  });
  expect(await screen.findByRole('heading', { name: 'Weekly cashback' })).toBeTruthy();
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'This week' })).toBeTruthy();
});

test('9-9 earlier ones are shown page by page', async () => {
  const rows = Array.from({ length: 25 }, (_row, index) => paid({ id: 100 - index }));
  await openPage({ 'GET cashbacks.get': listOf(() => rows) });
  const earlier = await screen.findByRole('region', { name: 'Earlier' });
  expect(within(earlier).getAllByRole('listitem')).toHaveLength(20);
  await userEvent.click(within(earlier).getByRole('button', { name: 'Show more' }));
  await waitFor(() => expect(within(earlier).getAllByRole('listitem')).toHaveLength(25));
});

test('9-11 in Arabic amounts inside of sentences stand left to right', async () => {
  await openPage({ 'GET cashbacks.get': listOf(() => [wireCashback()]) }, 'ar');
  const pay = await screen.findByRole('button', { name: /^استلام/ });
  expect(pay.textContent).toMatch(/\u2066.*1[.,]80.*\u2069/);
});

test('9-17 HTML in the words of a cashback is text', async () => {
  const title = '<img src=x onerror="alert(1)"><b>Week</b>';
  await openPage({ 'GET cashbacks.get': listOf(() => [wireCashback({ description: { title, text: title } })]) });
  const heading = await screen.findByRole('heading', { name: title });
  expect([heading.textContent, heading.querySelector('img, b')]).toEqual([title, null]);
});

async function openPopup(row: WireCashback, answers: Answers = {}) {
  const made = await start(
    {
      'GET cashbacks.get': listOf(() => [row]),
      'GET storage.get': () => ({ items: [] }),
      'POST storage.set': () => 1,
      ...answers,
    },
    'en',
    '/',
  );
  render(
    <AppProvider value={made.root}>
      <DialogHost />
    </AppProvider>,
  );
  const ended = openUnseen(made.root);
  const dialog = await screen.findByRole('dialog', { name: 'Weekly cashback' });
  const seen = () => made.operator.calls.filter(({ key }) => key === 'POST storage.set').map(({ input }) => input);
  return { ...made, ended, dialog, seen };
}

test('2.10-4, 4-26 the popup pays out at once, says so, and is noted as seen when it closes', async () => {
  const { dialog, ended, seen } = await openPopup(wireCashback(), { 'POST cashbacks.payout': () => paid() });
  expect(dialog.textContent).toMatch(/\$1\.80comes back to you for last week\..*Staked\$30\.00Won\$12\.00Lost\$18\.00/);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pay out $1.80' }));
  expect((await within(dialog).findByRole('status')).textContent).toContain('$1.80 is on your balance.');
  expect(seen()).toEqual([]);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  await ended;
  expect(seen()).toEqual([{ key: 'already_seen_cashback_id', value: '5' }]);
});

test('2.10-4 closed without an answer it is noted, too, and nothing is paid', async () => {
  const { dialog, ended, seen, operator } = await openPopup(paid({ receiving_expired_at: null }));
  expect(dialog.textContent).toContain('came back to your balance for last week.');
  expect(within(dialog).queryByRole('button', { name: /^Pay out/ })).toBeNull();
  await userEvent.keyboard('{Escape}');
  await ended;
  expect(seen()).toHaveLength(1);
  expect(operator.calls.filter(({ key }) => key === 'POST cashbacks.payout')).toEqual([]);
});

test('2.10-4, 9-17 HTML in the name of a cashback is text', async () => {
  const title = '<img src=x onerror="alert(1)"><script>alert(2)</script>\u202Eevil';
  const { root } = await start(
    {
      'GET cashbacks.get': listOf(() => [wireCashback({ description: { title, text: title } })]),
      'GET storage.get': () => ({ items: [] }),
    },
    'en',
    '/',
  );
  render(
    <AppProvider value={root}>
      <DialogHost />
    </AppProvider>,
  );
  void openUnseen(root);
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain(title);
  expect(dialog.querySelectorAll('script, [onerror], img[src="x"]')).toHaveLength(0);
});
