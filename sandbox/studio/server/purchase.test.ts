import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyRound } from '../engine/verifyRound.ts';
import { findGame } from '../games/catalogue.ts';
import { createStudio, type Studio } from './createStudio.ts';
import { presentGame } from './presentGame.ts';
import type { SpinReply } from './presentRound.ts';
import { FakeOperator } from './testing/FakeOperator.ts';
import { emptyStudio, openStudioDatabase } from './testing/openStudioDatabase.ts';

const GAME = 'lantern-harbor';
const now = (): number => 1_700_000_000_000;
let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let studio: Studio;
let sessions = 0;

beforeAll(async () => {
  database = await openStudioDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await emptyStudio(database);
  operator = new FakeOperator(now);
  operator.allowsPurchase = true;
  studio = createStudio({
    database,
    operatorUrl: 'http://operator.test',
    secret: operator.secret,
    fetch: operator.fetch,
    now,
    retryDelaysMs: [],
  });
});

async function open(): Promise<string> {
  sessions += 1;
  const opened = await studio.sessions.open({ session: `buyer-${sessions}`, game: GAME, mode: 'play', locale: 'en' });
  return opened.session;
}

const buy = (session: string, stake = '1.00', requestId = 'request-1'): Promise<SpinReply> =>
  studio.spins.spin({ session, stake, clientSeed: 'my seed', buys: true, requestId });

const published = presentGame(findGame(GAME)!);
const price = (published.offer!.units * 100) / published.divisor;

test('Part 7: a purchase is one stake of its price, pays its free spins and can be verified', async () => {
  const session = await open();
  const { round } = await buy(session);
  expect(operator.calls.slice(1)).toEqual([`bet ${round.id}:bet`, `win ${round.id}:win`]);
  expect(round).toMatchObject({ stake: (price / 100).toFixed(2), boughtAt: '1.00', freeSpins: { kind: 'freeSpins' } });
  expect(operator.taken).toBe(BigInt(price) - BigInt(round.totalWin.replace('.', '')));
  expect((await verifyRound(round, published)).isValid).toBe(true);
});

test('Part 7: a bought round with another price, stake or seed is not verified', async () => {
  const { round } = await buy(await open());
  for (const change of [{ stake: '36.11' }, { boughtAt: '2.00' }, { boughtAt: null }, { clientSeed: 'my seed.' }]) {
    expect((await verifyRound({ ...round, ...change }, published)).isValid).toBe(false);
  }
  // A game that publishes no offer has no bought rounds.
  expect((await verifyRound(round, findGame(GAME)!)).isValid).toBe(false);
});

test('Part 7: where the market does not allow it, and in a demo, nothing can be bought', async () => {
  operator.allowsPurchase = false;
  await expect(buy(await open())).rejects.toMatchObject({ type: 'InvalidParameter', details: { field: 'buys' } });
  const demo = await studio.sessions.open({ game: GAME, mode: 'demo', locale: 'en' });
  expect(demo.policy).toEqual({ autoplay: false, turbo: false, featureBuy: false });
  await expect(buy(demo.session)).rejects.toMatchObject({ type: 'InvalidParameter' });
  expect(operator.taken).toBe(0n);
});

test('Part 7: a game without free spins sells none', async () => {
  operator.game = 'cherry-parade';
  sessions += 1;
  const request = { session: `buyer-${sessions}`, game: operator.game, mode: 'play', locale: 'en' } as const;
  const { session, stakes } = await studio.sessions.open(request);
  await expect(buy(session, stakes[0])).rejects.toMatchObject({ type: 'InvalidParameter' });
});

test('Part 7: a purchase above the highest stake of the game is refused', async () => {
  const session = await open();
  await expect(buy(session, '2.00')).rejects.toMatchObject({ type: 'InvalidStake' });
  expect(operator.taken).toBe(0n);
});

test('Part 7: the balance has to cover the price, not only the stake', async () => {
  operator.balance = BigInt(price) - 1n;
  await expect(buy(await open())).rejects.toMatchObject({ type: 'InsufficientFunds' });
  expect(operator.balance).toBe(BigInt(price) - 1n);
});

test('Part 7: a purchase that is asked for twice is played once, and is no ordinary spin', async () => {
  const session = await open();
  const first = await buy(session);
  expect(await buy(session)).toEqual(first);
  const spin = { session, stake: '1.00', clientSeed: 'my seed', buys: false, requestId: 'request-1' };
  await expect(studio.spins.spin(spin)).rejects.toMatchObject({ type: 'IdempotencyMismatch' });
  expect(operator.calls.filter((call) => call.startsWith('bet'))).toHaveLength(1);
});

test('Part 7: the history of a slot has its settled rounds, newest first, and a price is not the next stake', async () => {
  const session = await open();
  const bought = await buy(session);
  const spun = await studio.spins.spin({
    session,
    stake: '0.40',
    clientSeed: 'x',
    buys: false,
    requestId: 'request-2',
  });
  expect(await studio.sessions.history(session)).toEqual([spun.round, bought.round]);
  await buy(session, '1.00', 'request-3');
  operator.balance = 10_000n;
  const again = await studio.sessions.open({ session, game: GAME, mode: 'play', locale: 'en' });
  expect(again.defaultStake).toBe('1.00');
  await expect(studio.sessions.history('nobody')).rejects.toMatchObject({ type: 'SessionExpired' });
});
