// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { wirePack } from '../testing/wirePack.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { startFreeSpins } from '../freespins/startFreeSpins.ts';
import route from './bonuses.route.ts';

configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

const usd = (amount: string) => ({ amount, currency: 'USD' });
type Packs = Partial<Record<'active' | 'used' | 'expired', ReturnType<typeof wirePack>[]>>;
const get =
  (packs: Packs) =>
  ({ status = 'active' }: { status?: keyof Packs }) => ({ items: packs[status] ?? [] });

async function openPage(answers: Answers) {
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET bonuses.get': () => ({ count: 0, items: [] }),
      ...answers,
    },
  });
  await made.root.loadMessages(['bonuses', 'forms', 'games', 'core', 'menu']);
  await made.root.session.load();
  startFreeSpins(made.root);
  render(
    <AppProvider value={made.root}>
      <route.Page match={{ params: {}, search: new URLSearchParams() }} />
    </AppProvider>,
  );
  return made;
}

test('3-59, 7-63 a pack shows its game, what is left, the stake, what it has won, its time, and opens the game', async () => {
  await openPage({ 'GET freespins.get': get({ active: [wirePack()] }) });
  const card = within(await screen.findByRole('region', { name: 'Free spins' })).getByRole('listitem');
  expect(card.textContent).toContain('Lantern HarborFree spins of the week7 of 10 free spins left');
  expect(card.textContent).toContain('Stake, paid by us$0.20Won so far$1.30Ends in7 d 0 h');
  expect(card.textContent).toContain('What they win is your own money at once: nothing to wager.');
  const play = within(card).getByRole('link', { name: 'Play free spins: Lantern Harbor' });
  expect(play.getAttribute('href')).toBe('/game/lantern-harbor');
});

test('3-59 the counter follows the rounds, and a used pack says what it has won', async () => {
  let packs: Packs = { active: [wirePack({ remaining_count: 1 })] };
  const { root } = await openPage({ 'GET freespins.get': (input) => get(packs)(input) });
  expect((await screen.findByRole('region', { name: 'Free spins' })).textContent).toContain('1 of 10 free spins left');
  packs = { used: [wirePack({ status: 'used', remaining_count: 0, won: usd('2.40') })] };
  const data = { id: 3, game: 'lantern-harbor', remaining_count: 0, won: usd('2.40') };
  act(() => root.news.publish({ type: 'freespins.changed', data }));
  expect((await screen.findByText('Played')).closest('li')?.textContent).toContain('Won in 10 spins$2.40');
  expect(screen.queryByRole('link', { name: /^Play free spins/ })).toBeNull();
});

test('an expired pack says so and what it has won before', async () => {
  await openPage({ 'GET freespins.get': get({ expired: [wirePack({ status: 'expired' })] }) });
  const card = (await screen.findByText('Expired')).closest('li');
  expect(card?.textContent).toContain('Won in 3 spins$1.30');
});

test('without a pack there is no section, and a list that fails can be loaded again', async () => {
  let isDown = true;
  await openPage({
    'GET freespins.get': (input) => {
      if (isDown && input.status !== 'active') throw new NoAnswerError('network');
      return get({})(input);
    },
  });
  const retry = await screen.findByRole('button', { name: 'Try again' });
  isDown = false;
  await userEvent.click(retry);
  await screen.findByRole('heading', { name: 'No bonus is active' });
  expect(screen.queryByRole('region', { name: 'Free spins' })).toBeNull();
});
