// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { DialogHost } from '../../../app/DialogHost.tsx';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wireBonus, wireFunding, wireProgress } from '../testing/wireBonus.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { startBonuses } from '../startBonuses.ts';
import { wireStake } from '../testing/wireStake.ts';
import { BalanceBonus } from './BalanceBonus.tsx';
import { HeaderBonus } from './HeaderBonus.tsx';
import route from './bonuses.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const usd = (amount: string) => ({ amount, currency: 'USD' });
const nothing = () => ({ count: 0, items: [] });
const lists =
  (open: ReturnType<typeof wireBonus>[], ended: ReturnType<typeof wireBonus>[] = []) =>
  ({ statuses }: { statuses?: string[] }) => {
    const items = statuses?.includes('active') ? open : ended;
    return { count: items.length, items };
  };

async function start(answers: Answers, locale: 'en' | 'ar' = 'en') {
  const made = testRoot({
    locale,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET bonuses.get': nothing,
      'GET bonuses.getFunding': () => wireFunding(),
      'GET freespins.get': () => ({ items: [] }),
      ...answers,
    },
  });
  await made.root.loadMessages(['bonuses', 'forms', 'games', 'core', 'menu']);
  await made.root.session.load();
  return made;
}

async function openPage(answers: Answers) {
  const made = await start(answers);
  render(
    <AppProvider value={made.root}>
      <route.Page match={{ params: {}, search: new URLSearchParams() }} />
      <DialogHost />
    </AppProvider>,
  );
  return made;
}

test('2.4-1, 3-58 an active bonus shows its progress, what can be lost, what is paid and its terms', async () => {
  await openPage({ 'GET bonuses.get': lists([wireBonus()]) });
  const card = await screen.findByRole('region', { name: 'Welcome bonus' });
  const ring = within(card).getByRole('progressbar', { name: 'Wagered so far' });
  expect(ring.getAttribute('aria-valuenow')).toBe('20');
  const text = card.textContent ?? '';
  expect(text).toContain('$40.00 of $200.00 wagered. $160.00 to go.');
  expect(text).toContain('Ends in7 d 0 h');
  expect(text).toContain('Can still be lost$26.00');
  expect(text).toContain('Paid out at the end, as it stands$26.00');
  expect(text).toContain('Maximum stake$5.00');
  expect(text).toMatch(/Table or cards 10%.*Live game 0%.*All other games 100%/);
});

test('1-11 the payout says what is sticky and what is the most', async () => {
  const terms = { ...wireBonus().terms, is_sticky: true, max_conversion_times: 5, max_stake: null };
  await openPage({ 'GET bonuses.get': lists([wireBonus({ terms })]) });
  const card = await screen.findByRole('region', { name: 'Welcome bonus' });
  expect(card.textContent).toContain('Paid out at the end, as it stands$6.00');
  expect(card.textContent).toContain('what is left above $20.00: the bonus itself is for play only. At most $100.00.');
  expect(card.textContent).toContain('Maximum stakeNo limit');
});

test('without any bonus the page says so', async () => {
  await openPage({});
  expect(await screen.findByRole('heading', { name: 'No bonus is active' })).toBeTruthy();
  expect(screen.queryByRole('heading', { name: 'Earlier bonuses' })).toBeNull();
});

test('a list that fails can be loaded again', async () => {
  let isDown = true;
  await openPage({
    'GET bonuses.get': (input) => {
      if (isDown) throw new NoAnswerError('network');
      return lists([wireBonus()])(input);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  expect(await screen.findByRole('region', { name: 'Welcome bonus' })).toBeTruthy();
});

test('4-33, 2.10-16 a bonus is removed only on agreement', async () => {
  let open = [wireBonus()];
  const { operator } = await openPage({
    'GET bonuses.get': (input) => lists(open)(input),
    'POST bonuses.remove': () => {
      open = [];
      return wireBonus({ status: 'removed' });
    },
  });
  const removals = () => operator.calls.filter(({ key }) => key === 'POST bonuses.remove').length;
  const remove = await screen.findByRole('button', { name: 'Remove: Welcome bonus' });
  await userEvent.click(remove);
  const question = await screen.findByRole('dialog', { name: 'Remove “Welcome bonus”?' });
  expect(question.textContent).toContain('You lose its $26.00 of bonus money and the $40.00 wagered so far.');
  await userEvent.click(within(question).getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(removals()).toBe(0);
  await userEvent.click(remove);
  await userEvent.click(await screen.findByRole('button', { name: 'Remove bonus' }));
  expect(await screen.findByRole('heading', { name: 'No bonus is active' })).toBeTruthy();
  expect(removals()).toBe(1);
});

test('7-33 a refused activation says why, at its bonus', async () => {
  const waiting = wireBonus({ id: 6, status: 'available', title: 'Reload', wagered: usd('0.00') });
  await openPage({
    'GET bonuses.get': lists([wireBonus(), waiting]),
    'POST bonuses.activate': () => {
      throw new ApiError('InvalidParameterException', 422, { bonus_id: [{ code: 'anotherActive' }] }, '');
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Activate: Reload' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Activate' }));
  expect((await screen.findByRole('alert')).textContent).toContain('Another bonus of this kind is active.');
});

test('with an open round the card says that it ends with the round, and offers nothing more', async () => {
  await openPage({ 'GET bonuses.get': lists([wireBonus({ ending: 'removed' })]) });
  const card = await screen.findByRole('region', { name: 'Welcome bonus' });
  expect(within(card).getByRole('status').textContent).toContain('the bonus ends with the round');
  expect(within(card).queryByRole('button', { name: /^(Pause|Remove)/ })).toBeNull();
});

test('7-33 each stake is listed with what of it counted and why', async () => {
  const rows = [wireStake(), wireStake({ id: 'b', reason: 'excluded', percent: 0, counted: usd('0.00') })];
  await openPage({
    'GET bonuses.get': lists([wireBonus()]),
    'GET bonuses.getStakes': () => ({ count: 2, items: rows }),
  });
  const toggle = await screen.findByRole('button', { name: 'How each stake counted: Welcome bonus' });
  expect(toggle.getAttribute('aria-expanded')).toBe('false');
  await userEvent.click(toggle);
  const [first, second] = within(await screen.findByRole('list', { name: 'How each stake counted' })).getAllByRole(
    'listitem',
  );
  expect(first?.textContent).toContain('+$2.50Stake $5.00, $2.00 of it bonus moneyGames of this kind count 50%.');
  expect(second?.textContent).toContain('Bonus money is not accepted in this game: nothing counts.');
});

test('2.4-1 earlier bonuses say what became of them', async () => {
  const ended = (more: Parameters<typeof wireBonus>[0]) => wireBonus({ ended_at: '2026-03-01T12:00:00.000Z', ...more });
  await openPage({
    'GET bonuses.get': lists(
      [],
      [
        ended({ id: 1, status: 'converted', converted: usd('31.00'), title: 'One' }),
        ended({ id: 2, status: 'burned', title: 'Two' }),
      ],
    ),
  });
  const section = await screen.findByRole('region', { name: 'Earlier bonuses' });
  const [one, two] = within(section).getAllByRole('listitem');
  expect(one?.textContent).toContain('OnePaid out');
  expect(one?.textContent).toContain('Paid out$31.00');
  expect(two?.textContent).toContain('It ended when you withdrew main money');
});

test('1-11 the active bonus is in the header and under the balance, live', async () => {
  const { root } = await start({});
  render(
    <AppProvider value={root}>
      <HeaderBonus />
      <BalanceBonus />
    </AppProvider>,
  );
  expect(screen.queryByRole('link')).toBeNull();
  const stop = startBonuses(root);
  const pill = await screen.findByRole('link', { name: 'Bonus money: $26.00, 20% wagered' });
  expect(pill.getAttribute('href')).toBe('/profile/bonuses');
  expect(screen.getByRole('link', { name: /^Welcome bonus/ }).textContent).toContain('$40.00 of $200.00 wagered.');
  act(() =>
    root.news.publish({
      type: 'bonuses.changed',
      data: wireProgress({ balance: usd('7.00'), wagered: usd('100.00') }),
    }),
  );
  expect(screen.getByRole('link', { name: 'Bonus money: $7.00, 50% wagered' })).toBeTruthy();
  stop();
});
