import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError } from '../../lib/errors.ts';
import { boardStore } from './BoardStore.ts';
import { pointsText, toNext } from './pointsText.ts';
import { tabPath } from './paths.ts';
import { tabOf } from './tab.ts';
import { ownPart, wireRow, wireTournament } from './testing/wireTournament.ts';
import { tournamentGamesStore } from './TournamentGamesStore.ts';
import { tournamentsStore } from './TournamentsStore.ts';
import { tournamentStore } from './TournamentStore.ts';
import { fc } from '../../../tests/fastCheck.ts';

test.each([
  ['turnover', 1_234_567, '1\u00a0234\u00a0567'],
  ['turnover', 0, '0'],
  ['multiplier', 1_205, '×12.05'],
  ['multiplier', 7, '×0.07'],
] as const)('1-6 points of the rule %s: %d', (rule, points, text) => {
  expect(pointsText(rule, points)).toBe(text);
});

test('3-64 the way to the next prize is between nothing and all, and one point passes an equal one', () => {
  expect(toNext(10, null)).toBeNull();
  expect(toNext(20, { place: 3, points: 20 })).toEqual({ place: 3, goal: 21, missing: 1, percent: 95 });
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (points, goal) => {
      const aim = toNext(points, { place: 1, points: goal });
      expect(aim?.percent).toBeGreaterThanOrEqual(0);
      expect(aim?.percent).toBeLessThanOrEqual(100);
      expect(aim?.missing).toBeGreaterThan(0);
    }),
  );
});

test('2.2-12 the address keeps the tab, and a hostile one shows the running tournaments', () => {
  expect(tabPath('active')).toBe('/tournaments');
  expect(tabOf(new URL(tabPath('past'), 'https://x').searchParams)).toBe('past');
  expect(tabOf(new URLSearchParams('status=<script>'))).toBe('active');
});

test('4-43 joining counts only if the answer is 1; then the tournament is asked for again', async () => {
  let joined = false;
  let answer: unknown = 0;
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET tournaments.get': () => ({ count: 1, items: [wireTournament(5, { user_info: joined ? ownPart : null })] }),
      'POST tournaments.participate': () => {
        joined = answer === 1;
        return answer as 1;
      },
    },
  });
  const shown: string[] = [];
  Object.assign(app, { notices: { show: (text: string) => shown.push(text) } });
  const store = app.store(tournamentStore);
  await store.load(5, 7);
  expect(await store.join()).toBeNull();
  // 8-24
  expect(shown).toHaveLength(1);
  expect(shown[0]).toMatch(/join\.failed$/);
  expect(store.tournament?.own).toBeNull();
  answer = 1;
  expect((await store.join())?.own?.points).toBe(10);
  expect(store.hasJustJoined).toBe(true);
});

test('trust: a second press joins once, and an answer that was lost is no failure', async () => {
  let joined = false;
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET tournaments.get': () => ({ count: 1, items: [wireTournament(5, { user_info: joined ? ownPart : null })] }),
      'POST tournaments.participate': () => {
        joined = true;
        throw new ApiError('InvalidParameterException', 422, { tournament_id: [{ code: 'alreadyJoined' }] }, '');
      },
    },
  });
  const store = app.store(tournamentStore);
  await store.load(5, 7);
  await Promise.all([store.join(), store.join()]);
  expect(app.calls.filter(({ key }) => key === 'POST tournaments.participate')).toHaveLength(1);
  expect(store.tournament?.own?.number).toBe(9);
  expect(store.problem).toBeNull();
});

test('7-77 the board is live for everybody, final for good, and the own place is asked for politely', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET leaderboard.get': ({ offset = 0 }) => ({
        count: 3,
        is_final: false,
        items: offset === 0 ? [wireRow(1, 30), wireRow(2, 20)] : [wireRow(3, 10)],
      }),
      'GET leaderboard.live': () => ({ place: 4, points: 5, next: { place: 3, points: 10 }, items: [] }),
    },
  });
  const store = app.store(boardStore);
  await store.load(5);
  await store.more();
  expect(store.rows.map(({ points }) => points)).toEqual([30, 20, 10]);
  const stop = store.follow(5, true);
  for (let change = 0; change < 20; change += 1)
    app.publish('leaderboard', '5', { is_final: false, count: 3, items: [wireRow(1, 31 + change), wireRow(3, 25)] });
  await app.clock.advance(100);
  await settle();
  await settle();
  // A line that has moved up is no further one.
  expect(store.rows.map(({ number }) => number)).toEqual([101, 103]);
  expect(app.calls.filter(({ key }) => key === 'GET leaderboard.live')).toHaveLength(1);
  expect(store.own).toEqual({ place: 4, points: 5, next: { place: 3, points: 10 } });
  app.publish('leaderboard', '5', { is_final: true, count: 1, items: [wireRow(1, 99)] });
  app.publish('leaderboard', '5', { is_final: false, count: 1, items: [wireRow(1, 1)] });
  expect([store.isFinal, store.rows[0]?.points]).toEqual([true, 99]);
  stop();
  store.forgetPlayer();
  expect(store.own).toBeNull();
});

test('4-44, 9-9 twelve games at first, and twice as many with each “show more”', async () => {
  const counts: (number | undefined)[] = [];
  const app = createTestApp({
    answers: {
      'GET games.get': ({ options }) => {
        counts.push(options?.count);
        expect(options).toMatchObject({ id: '5', type: 'tournament', sort: 'priority', order: 'asc', offset: 0 });
        const items = Array.from({ length: options?.count ?? 0 }, (_game, index) => ({
          sysname: `g${index}`,
          title: `G${index}`,
          image: '',
          colour: '#000000',
          provider: { sysname: 'p', name: 'P' },
        }));
        return { items, total: 60, facets: null } as never;
      },
    },
  });
  const store = app.store(tournamentGamesStore);
  await store.load(5);
  await store.more();
  await store.more();
  await store.load(5);
  expect(counts).toEqual([12, 24, 48]);
  expect([store.games.length, store.hasMore]).toEqual([48, true]);
});

test('7-98 the list of a tab, more of it, and what a player has joined', async () => {
  const app = createTestApp({
    answers: {
      'GET tournaments.get': ({ status, offset = 0 }) => ({
        count: 13,
        items:
          status === 'past'
            ? []
            : Array.from({ length: offset === 0 ? 12 : 1 }, (_one, index) => wireTournament(offset + index + 1)),
      }),
    },
  });
  const store = app.store(tournamentsStore);
  await store.load('active', 0);
  await store.more();
  expect([store.shown?.items.length, store.hasMore]).toEqual([13, false]);
  const [first] = store.shown?.items ?? [];
  if (first === undefined) throw new Error('there is no tournament');
  store.put({ ...first, participants: 3 });
  expect(store.shown?.items[0]?.participants).toBe(3);
  const snapshot = store.dehydrate();
  await store.load('past', 0);
  expect(store.shown?.items).toEqual([]);
  if (snapshot !== null) store.hydrate(snapshot);
  expect(store.shown?.items).toHaveLength(13);
});
