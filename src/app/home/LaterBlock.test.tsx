// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireCategories, wireGames } from '../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../contract/index.ts';
import { wireWinners } from '../../domains/winners/testing/wireWinner.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../lib/errors.ts';
import { completeSiteConfig } from '../settings/siteSettings.ts';
import { HomePage } from './HomePage.tsx';
import { homeStore } from './HomeStore.ts';
import { Room } from './LaterBlock.tsx';

/** Of each observer, what makes it find near the window all that it looks at. */
const near: (() => void)[] = [];
const comeNear = () => near.forEach((tell) => tell());

class NearObserver {
  private readonly seen = new Set<Element>();
  constructor(tell: (entries: readonly { readonly isIntersecting: boolean; readonly target: Element }[]) => void) {
    near.push(() => tell([...this.seen].map((target) => ({ isIntersecting: true, target }))));
  }
  observe(element: Element) {
    this.seen.add(element);
  }
  unobserve(element: Element) {
    this.seen.delete(element);
  }
  disconnect() {}
}

beforeEach(() => void vi.stubGlobal('IntersectionObserver', NearObserver));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The home page with this later block, as it is when its leading blocks have come. */
async function homePage(block = 'games.rails', answers: Answers = {}) {
  const { root, operator } = testRoot({
    config: completeSiteConfig({ home: { blocks: ['banners.banners', block] } }),
    answers: {
      'GET games.get': () => wireGames(['a', 'b', 'c', 'd']),
      'GET games.getCategories': () => wireCategories('popular'),
      'GET banners.get': () => ({ count: 0, items: [] }),
      ...answers,
    },
  });
  await root.store(homeStore).load(root);
  await root.loadMessages(['core', 'home']);
  const page = () =>
    render(
      <AppProvider value={root}>
        <HomePage />
      </AppProvider>,
    );
  return { page, operator };
}

const asked = (operator: { readonly calls: readonly { readonly key: string }[] }, call = 'GET games.get') =>
  operator.calls.filter(({ key }) => key === call).length;

const roomsIn = (container: Element) => container.querySelectorAll('[style*="--phone:"]').length;

test.each<[string, () => void]>([
  ['the player comes near it', () => comeNear()],
  ['a key is pressed', () => window.dispatchEvent(new KeyboardEvent('keydown', { key: 'Tab' }))],
])('2.2-1 a block below what leads has a room, and nothing is asked for it, until %s', async (_what, happens) => {
  const { page, operator } = await homePage();
  const { container } = await act(async () => page());
  const rooms = () => container.querySelectorAll('[style*="--phone: 669px"]').length;
  expect([rooms(), asked(operator)]).toEqual([1, 0]);
  await act(async () => happens());
  await screen.findByRole('heading', { level: 2 });
  expect([rooms(), asked(operator)]).toEqual([0, 1]);
});

test('2.2-1 the room of a block that is higher on a wider phone grows with it', () => {
  render(<Room phone={669} phoneGrowth={1.3} wide={942} />);
  const room = document.querySelector<HTMLElement>('[style*="--phone: 669px"]');
  expect(room?.style.getPropertyValue('--growth')).toBe('1.3');
});

test('2.2-1 the room stays until the data have come', async () => {
  const games = deferred<CallOutput<'GET games.get'>>();
  const { page, operator } = await homePage('games.rails', { 'GET games.get': () => games.promise });
  const { container } = await act(async () => page());
  await act(async () => comeNear());
  await expect.poll(() => asked(operator)).toBe(1);
  expect([roomsIn(container), screen.queryAllByRole('heading', { level: 2 })]).toEqual([1, []]);
  await act(async () => games.resolve(wireGames(['a', 'b', 'c', 'd'])));
  await screen.findByRole('heading', { level: 2 });
  expect(roomsIn(container)).toBe(0);
});

const match: CallOutput<'GET Betting.getEvents'>['items'][number] = {
  id: 'm1',
  sport: 'football',
  league: 'First League',
  home: 'Rovers',
  away: 'United',
  starts_at: '2026-03-05T11:00:00.000Z',
  is_live: false,
  clock: '',
  score: null,
  market: null,
};
const sportsbook = (total: number): Answers => ({ 'GET games.get': () => wireGames([], total) });

test.each<[string, string, string, Answers]>([
  [
    'the latest wins',
    'winners.winners',
    'GET winners.get',
    { 'GET winners.get': () => ({ items: wireWinners(1, 3) }) },
  ],
  [
    'the studios',
    'games.providers',
    'GET games.getProviders',
    {
      'GET games.getProviders': () => ({
        items: [{ sysname: 'stonelight', name: 'Stonelight', image: '/art/stonelight.svg', count: 3 }],
      }),
    },
  ],
  [
    'the matches',
    'betting.matches',
    'GET Betting.getEvents',
    { ...sportsbook(1), 'GET Betting.getEvents': () => ({ items: [match] }) },
  ],
])('2.2-1 %s come into their room in one step, and are asked for once', async (_what, block, call, answers) => {
  const { page, operator } = await homePage(block, answers);
  const { container } = await act(async () => page());
  expect([roomsIn(container), asked(operator, call)]).toEqual([1, 0]);
  await act(async () => comeNear());
  await screen.findByRole('heading', { level: 2 });
  expect([roomsIn(container), asked(operator, call)]).toEqual([0, 1]);
});

test.each<[string, Answers, number]>([
  ['has no sportsbook', sportsbook(0), 0],
  ['has no matches', { ...sportsbook(1), 'GET Betting.getEvents': () => ({ items: [] }) }, 1],
  ['has none that answers', { 'GET games.get': () => Promise.reject(new NoAnswerError('network')) }, 0],
])('2.2-1 the room of the matches goes where the house %s', async (_what, answers, calls) => {
  const { page, operator } = await homePage('betting.matches', answers);
  const { container } = await act(async () => page());
  expect(roomsIn(container)).toBe(1);
  await act(async () => comeNear());
  await expect.poll(() => roomsIn(container)).toBe(0);
  expect([screen.queryAllByRole('heading', { level: 2 }), asked(operator, 'GET Betting.getEvents')]).toEqual([
    [],
    calls,
  ]);
});

test('9-9 whoever comes back to the page finds the block in its place at once', async () => {
  const { page } = await homePage();
  const { unmount } = await act(async () => page());
  await act(async () => comeNear());
  await screen.findByRole('heading', { level: 2 });
  unmount();
  await act(async () => page());
  expect(screen.getAllByRole('heading', { level: 2 }).length).toBe(1);
});
