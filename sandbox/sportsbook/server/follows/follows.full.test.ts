import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Database } from '../../../database/database.ts';
import type { Fixture } from '../../engine/types.ts';
import type { Sportsbook } from '../createSportsbook.ts';
import { FakeSportsWallet } from '../testing/FakeSportsWallet.ts';
import { openSportsbookDatabase, testSportsbook } from '../testing/startTestSportsbook.ts';

let database: Database;
let now = Date.UTC(2026, 5, 1, 12, 1);
let wallet: FakeSportsWallet;
let book: Sportsbook;

const start = (): Sportsbook => testSportsbook(wallet, { database, seed: 'follows', now: () => now });

beforeAll(async () => {
  database = await openSportsbookDatabase();
}, 60_000);
beforeEach(async () => {
  now += 6 * 3_600_000;
  wallet = new FakeSportsWallet(() => now);
  await database.script('DELETE FROM vendors.sportsbook_follows; DELETE FROM vendors.sportsbook_notices;');
  book = start();
  await book.sessions.open('s');
  await book.rulings.refresh();
});
afterAll(() => database.close());

/** A football match that begins within the hour. */
function upcoming(): Fixture {
  const found = book.book.between('football', now + 60_000, now + 3_600_000)[0];
  if (found === undefined) throw new Error('no match comes');
  return found;
}
const player = 'player-1';
const notices = (): number => wallet.calls.filter((call) => call.startsWith('notice')).length;

test('Part 13 a start is told once, through lost replies and a restart of the sportsbook', async () => {
  const match = upcoming();
  await book.follows.set(player, match.id, true);
  await book.follows.set(player, match.id, true);
  await book.work();
  expect(notices()).toBe(0);
  book = start();
  expect(await book.follows.ofPlayer(player)).toEqual([match.id]);
  now = match.startsAt + 1_000;
  wallet.fail('notice', 'lostBefore', 'lostAfter');
  await book.work();
  expect([...wallet.told]).toEqual([]);
  book = start();
  for (const ms of [2_000, 5_000, 20_000]) {
    now += ms;
    await book.work();
  }
  expect([...wallet.told]).toEqual([`kick-off:${player}:${match.id}`]);
  // Two tries whose outcome was not known, and the one that was answered.
  expect(notices()).toBe(3);
});

test('Part 13 who no longer follows is told nothing, nor who begins after the start', async () => {
  const match = upcoming();
  await book.follows.set(player, match.id, true);
  await book.follows.set(player, match.id, false);
  expect(await book.follows.ofPlayer(player)).toEqual([]);
  now = match.startsAt + 5_000;
  await book.follows.set(player, match.id, true);
  await book.work();
  expect(notices()).toBe(0);
  now = match.startsAt + 3 * 3_600_000;
  await expect(book.follows.set(player, match.id, true)).rejects.toMatchObject({ type: 'InvalidParameter' });
  await expect(book.follows.set(player, 'football-0-0', true)).rejects.toMatchObject({ type: 'NotFound' });
});

test('Part 13 a start that nobody could be told of in time is no news; the list ends after days', async () => {
  const match = upcoming();
  await book.follows.set(player, match.id, true);
  now = match.startsAt + 30 * 60_000;
  await book.work();
  expect(notices()).toBe(0);
  now += 4 * 86_400_000;
  await book.work();
  expect(await book.follows.ofPlayer(player)).toEqual([]);
});

test('Part 13 the end of a bet on a followed match is told once it has been paid, by its own id', async () => {
  const match = upcoming();
  const main = book.book.standing(match).markets[0];
  const selection = main?.selections[0];
  const leg = { event: match.id, market: main?.key ?? '', selection: selection?.key ?? '' };
  const reply = await book.places.place({
    session: 's',
    key: `follow-${now}`,
    kind: 'single',
    system: null,
    stake: '3.00',
    funding: 'auto',
    consent: 'any',
    odds: 0,
    legs: [{ ...leg, odds: selection?.price ?? 0 }],
  });
  if (reply.status !== 'accepted') throw new Error(JSON.stringify(reply));
  await book.follows.set(player, match.id, true);
  wallet.fail('settle', 'lostBefore');
  await book.rulings.add({ ...leg, ruling: 'won' });
  await book.decision.decideAgain(match.id);
  await book.followNotices.tellDue();
  expect([...wallet.told]).toEqual([]);
  now += 5_000;
  for (const _turn of [1, 2]) await book.work();
  expect([...wallet.told]).toEqual([`bet:${reply.bet.id}`]);
});
