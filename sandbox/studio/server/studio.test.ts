import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { verifyRound } from '../engine/verifyRound.ts';
import { findGame } from '../games/catalogue.ts';
import { createStudio, type Studio } from './createStudio.ts';
import { playTotals, unfinishedOfPlayer } from './roundRepository.ts';
import { BET_WINDOW_MS } from './RoundMoney.ts';
import { FakeOperator } from './testing/FakeOperator.ts';
import { emptyStudio, openStudioDatabase } from './testing/openStudioDatabase.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let studio: Studio;
let clock = 1_700_000_000_000;
let sessions = 0;

beforeAll(async () => {
  database = await openStudioDatabase();
});

afterAll(() => database.close());

beforeEach(async () => {
  await emptyStudio(database);
  operator = new FakeOperator(() => clock);
  studio = newStudio();
});

/** A studio on the same tables; creating another one simulates a restart. */
function newStudio(tables = database): Studio {
  return createStudio({
    database: tables,
    operatorUrl: 'http://operator.test',
    secret: operator.secret,
    fetch: operator.fetch,
    now: () => clock,
    retryDelaysMs: [],
  });
}

async function openPlay(): Promise<string> {
  sessions += 1;
  const { session } = await studio.sessions.open({
    session: `token-${sessions}`,
    game: 'lantern-harbor',
    mode: 'play',
    locale: 'en',
  });
  return session;
}

function spin(session: string, requestId: string): ReturnType<Studio['spins']['spin']> {
  return studio.spins.spin({ session, stake: '1.00', clientSeed: 'my own seed', buys: false, requestId });
}

test('a round debits its stake, pays its win and can be verified', async () => {
  const opened = await studio.sessions.open({ session: 'token-a', game: 'lantern-harbor', mode: 'play', locale: 'en' });
  expect(opened).toMatchObject({ balance: '100.00', currency: 'USD', minRoundMs: 0, unshownRound: null });
  const reply = await spin('token-a', 'request-1');
  const { round } = reply;
  const game = findGame('lantern-harbor')!;
  expect(round.seedHash).toBe(opened.commitment.seedHash);
  expect((await verifyRound(round, game, opened.commitment)).isValid).toBe(true);
  expect(await studio.sessions.proof(round.id)).toEqual(round);
  const win = BigInt(round.totalWin.replace('.', ''));
  expect(operator.taken).toBe(100n - win);
  expect(reply.balance).toBe(`${(9900n + win) / 100n}.${String((9900n + win) % 100n).padStart(2, '0')}`);
  expect(reply.commitment.nonce).toBe(opened.commitment.nonce + 1);
  expect(operator.calls.slice(1)).toEqual([`bet ${round.id}:bet`, `win ${round.id}:win`]);
  expect(await playTotals(database)).toEqual([{ currency: 'USD', rounds: 1n, staked: 100n, won: win }]);
});

test('the same request gives the same reply and one effect', async () => {
  const session = await openPlay();
  const first = await spin(session, 'request-1');
  const second = await spin(session, 'request-1');
  expect(second).toEqual(first);
  expect(operator.calls.filter((call) => call.startsWith('bet'))).toHaveLength(1);
  await expect(
    studio.spins.spin({ session, stake: '2.00', clientSeed: 'my own seed', buys: false, requestId: 'request-1' }),
  ).rejects.toMatchObject({ type: 'IdempotencyMismatch', status: 422 });
});

test('a double click plays one round', async () => {
  const session = await openPlay();
  const [first, second] = await Promise.all([spin(session, 'request-1'), spin(session, 'request-1')]);
  expect(second).toEqual(first);
  const others = await Promise.allSettled([
    spin(session, 'request-2'),
    spin(session, 'request-3'),
    spin(session, 'request-4'),
  ]);
  const played = others.filter(({ status }) => status === 'fulfilled');
  const [totals] = await playTotals(database);
  expect(played.length).toBeGreaterThan(0);
  expect(totals?.rounds).toBe(BigInt(1 + played.length));
  // The second request may repeat the bet under the same id if it read the round before the first finished it.
  expect(new Set(operator.calls.filter((call) => call.startsWith('bet')))).toHaveProperty('size', 1 + played.length);
  expect(operator.taken).toBe((totals?.staked ?? 0n) - (totals?.won ?? 0n));
});

test('I4 a repeated request stored between its check and the read of the session gets the same round', async () => {
  const session = await openPlay();
  const first = await spin(session, 'request-1');
  let isBlind = true;
  const slow: typeof database = {
    ...database,
    query: async <Row>(text: string, params?: Parameters<typeof database.query>[1]): Promise<Row[]> => {
      // Simulates that the first check runs before the other request is stored.
      if (isBlind && text.includes('request_id = ')) {
        isBlind = false;
        return [];
      }
      return database.query<Row>(text, params);
    },
  };
  const twin = await newStudio(slow).spins.spin({
    session,
    stake: '1.00',
    clientSeed: 'my own seed',
    buys: false,
    requestId: 'request-1',
  });
  expect(isBlind).toBe(false);
  expect(twin).toEqual(first);
});

test('the server enforces the minimum time of a round', async () => {
  operator.minRoundMs = 2500;
  const session = await openPlay();
  const first = await spin(session, 'request-1');
  expect(first.sinceStartMs).toBe(0);
  clock += 1000;
  await expect(spin(session, 'request-2')).rejects.toMatchObject({ status: 429, details: { retryAfterMs: 1500 } });
  // A repeated request gets the same reply, except for sinceStartMs.
  await expect(spin(session, 'request-1')).resolves.toEqual({ ...first, sinceStartMs: 1000 });
  clock += 1500;
  await expect(spin(session, 'request-2')).resolves.toBeDefined();
});

test('the minimum time of a round applies per player and game, not per session', async () => {
  operator.minRoundMs = 2500;
  const [one, other] = [await openPlay(), await openPlay()];
  await spin(one, 'request-1');
  clock += 1000;
  await expect(spin(other, 'request-2')).rejects.toMatchObject({ status: 429, details: { retryAfterMs: 1500 } });
  clock += 1500;
  await expect(spin(other, 'request-2')).resolves.toBeDefined();
});

test('a refused bet returns the reason and the next commitment, and the next spin need not wait', async () => {
  operator.minRoundMs = 2500;
  operator.balance = 50n;
  const session = await openPlay();
  const refused = await spin(session, 'request-1').catch((error: unknown) => error);
  expect(refused).toMatchObject({ type: 'InsufficientFunds', status: 422, details: { commitment: { nonce: 1 } } });
  expect(operator.balance).toBe(50n);
  operator.balance = 10_000n;
  const { round } = await spin(session, 'request-2');
  expect(round).toMatchObject({
    nonce: 1,
    seedHash: (refused as { details: { commitment: { seedHash: string } } }).details.commitment.seedHash,
  });
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'InsufficientFunds' });
});

test('a bet too soon for the operator is a final 429, and the next spin succeeds', async () => {
  const session = await openPlay();
  operator.isTooSoon = true;
  const refused = { type: 'TooManyRequests', status: 429, details: { retryAfterMs: 2500, commitment: { nonce: 1 } } };
  await expect(spin(session, 'request-1')).rejects.toMatchObject(refused);
  operator.isTooSoon = false;
  await expect(spin(session, 'request-1')).rejects.toMatchObject(refused);
  expect(operator.taken).toBe(0n);
  await expect(spin(session, 'request-2')).resolves.toMatchObject({ round: { nonce: 1 } });
});

const CRASHES = [
  { at: 'before the bet', method: 'bet', fault: 'lostBefore' },
  { at: 'after the bet, before its answer', method: 'bet', fault: 'lostAfter' },
  { at: 'while the bet breaks', method: 'bet', fault: 'broken' },
  { at: 'after the bet, before the win', method: 'win', fault: 'lostBefore' },
  { at: 'after the win, before its answer', method: 'win', fault: 'lostAfter' },
  { at: 'while the win breaks', method: 'win', fault: 'broken' },
] as const;

test.each(CRASHES)('after a crash $at the round is finished with the same result', async ({ method, fault }) => {
  const session = await openPlay();
  operator.fail(method, fault, fault);
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending', status: 503 });
  const [before] = await unfinishedOfPlayer(database, 'player-1', 'lantern-harbor');
  studio = newStudio();
  expect(await studio.settlement.reconcileAll()).toBe(0);
  operator.isSessionAlive = method === 'bet';
  clock += 5000;
  expect(await studio.settlement.reconcileRounds()).toBe(1);
  const { round } = await spin(session, 'request-1');
  const { base, freeSpins, totalWin } = round;
  expect({ base, freeSpins, totalWin }).toEqual(JSON.parse(before!.outcome));
  expect(operator.taken).toBe(100n - before!.total_win);
  expect(await playTotals(database)).toEqual([{ currency: 'USD', rounds: 1n, staked: 100n, won: before!.total_win }]);
});

test.each(['lostBefore', 'lostAfter'] as const)('a bet never confirmed (%s) is rolled back', async (fault) => {
  const session = await openPlay();
  operator.fail('bet', fault);
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending' });
  operator.fail('rollback', 'lostAfter');
  clock += BET_WINDOW_MS + 1;
  expect(await studio.settlement.reconcileRounds()).toBe(0);
  clock += 5000;
  expect(await studio.settlement.reconcileRounds()).toBe(1);
  expect(operator.taken).toBe(0n);
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundRolledBack', status: 409 });
  expect(await playTotals(database)).toEqual([]);
});

test('a session that ended between two attempts of a bet returns the stake', async () => {
  const session = await openPlay();
  operator.fail('bet', 'lostBefore');
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending' });
  operator.isSessionAlive = false;
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'SessionExpired', status: 401 });
  expect(operator.taken).toBe(0n);
});

test('an unfinished round is finished before the next one', async () => {
  const session = await openPlay();
  operator.fail('win', 'broken', 'broken');
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending' });
  await expect(spin(session, 'request-2')).rejects.toMatchObject({ type: 'RoundPending' });
  await expect(spin(session, 'request-2')).resolves.toBeDefined();
  expect((await playTotals(database))[0]?.rounds).toBe(2n);
});

test('a reload, even with a new token, returns an interrupted round until it has been shown', async () => {
  const session = await openPlay();
  operator.fail('win', 'lostAfter');
  await expect(spin(session, 'request-1')).rejects.toMatchObject({ type: 'RoundPending' });
  sessions += 1;
  const open = { session: `token-${sessions}`, game: 'lantern-harbor', mode: 'play', locale: 'en' } as const;
  const again = await studio.sessions.open(open);
  expect(again.unshownRound).not.toBeNull();
  expect(again.balance).toBe((await spin(session, 'request-1')).balance);
  await studio.sessions.shown(again.session, again.unshownRound!.id);
  expect((await studio.sessions.open(open)).unshownRound).toBeNull();
});

test('the default stake is the last one played in that game if the balance covers it', async () => {
  const opening = async (game = 'lantern-harbor'): Promise<string> => {
    sessions += 1;
    operator.game = game;
    return (await studio.sessions.open({ session: `token-${sessions}`, game, mode: 'play', locale: 'en' }))
      .defaultStake;
  };
  const play = (stake: string): ReturnType<Studio['spins']['spin']> =>
    studio.spins.spin({
      session: `token-${sessions}`,
      stake,
      clientSeed: 'x',
      buys: false,
      requestId: `stake-${stake}`,
    });
  expect(await opening()).toBe('1.00');
  await play('0.20');
  expect(await opening()).toBe('0.20');
  clock += 1;
  await play('40.00');
  expect(await opening()).toBe('40.00');
  expect(await opening('jade-ascent')).toBe('1.25');
  operator.balance = 3_999n;
  expect(await opening()).toBe('1.00');
});

test('demo sessions have their own credits and can be resumed', async () => {
  const opened = await studio.sessions.open({ game: 'ember-dragon', mode: 'demo', locale: 'ru' });
  expect(opened).toMatchObject({ balance: '1000.00', currency: 'FUN', minRoundMs: 2500, locale: 'ru' });
  const spinDemo = (requestId: string): ReturnType<Studio['spins']['spin']> =>
    studio.spins.spin({ session: opened.session, stake: opened.defaultStake, clientSeed: 'x', buys: false, requestId });
  const reply = await spinDemo('request-1');
  expect(operator.calls).toEqual([]);
  const resumed = await studio.sessions.open({
    game: 'ember-dragon',
    mode: 'demo',
    locale: 'ru',
    resume: opened.session,
  });
  expect(resumed).toMatchObject({ session: opened.session, balance: reply.balance, commitment: reply.commitment });
  expect(resumed.unshownRound).toEqual(reply.round);
  await database.query('UPDATE vendors.studio_sessions SET demo_balance = 1 WHERE token = $1', [opened.session]);
  clock += 2500;
  await expect(spinDemo('request-2')).rejects.toMatchObject({ type: 'InsufficientFunds' });
  expect(
    (await studio.sessions.open({ game: 'ember-dragon', mode: 'demo', locale: 'ru', resume: opened.session }))
      .commitment,
  ).toEqual(reply.commitment);
});

test('sessions are refused for unknown or other games, missing tokens and an unavailable operator', async () => {
  const open = { session: 'token-x', game: 'lantern-harbor', mode: 'play', locale: 'en' } as const;
  await expect(studio.sessions.open({ ...open, game: 'nope' })).rejects.toMatchObject({ status: 404 });
  await expect(studio.sessions.open({ ...open, game: 'ember-dragon' })).rejects.toMatchObject({ status: 422 });
  await expect(studio.sessions.open({ game: 'lantern-harbor', mode: 'play', locale: 'en' })).rejects.toMatchObject({
    status: 422,
  });
  operator.fail('session', 'broken');
  await expect(studio.sessions.open(open)).rejects.toMatchObject({ status: 503 });
  operator.isSessionAlive = false;
  await expect(studio.sessions.open(open)).rejects.toMatchObject({ status: 401, type: 'SessionExpired' });
  await expect(spin('token-never', 'request-1')).rejects.toMatchObject({ type: 'SessionExpired' });
});
