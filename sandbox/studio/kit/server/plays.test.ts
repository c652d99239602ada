import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { FakeOperator } from '../../server/testing/FakeOperator.ts';
import { emptyStudio, openStudioDatabase } from '../../server/testing/openStudioDatabase.ts';
import { saveSession } from '../../server/sessionRepository.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { BET_WINDOW_MS } from '../../server/RoundMoney.ts';
import { WalletClient } from '../../server/WalletClient.ts';
import { roundGames } from '../../games/roundGames.ts';
import { createServerSeed, hashServerSeed, withDraws } from '../fair/draws.ts';
import { seededDraw } from '../fair/seededRandom.ts';
import { findOpenPlay } from './playRepository.ts';
import { IDLE_MS, PlaySettlement } from './PlaySettlement.ts';
import { PlayService } from './PlayService.ts';
import type { PlayReply } from './presentPlay.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let settlement: PlaySettlement;
let plays: PlayService;
let clock = 1_700_000_000_000;
let ids = 0;

beforeAll(async () => {
  database = await openStudioDatabase();
});
afterAll(() => database.close());

beforeEach(async () => {
  await emptyStudio(database);
  clock += 100_000;
  operator = new FakeOperator(() => clock);
  restart();
});

/** A new process on the same tables. */
function restart(): void {
  const now = () => clock;
  const { secret, fetch } = operator;
  const wallet = new WalletClient({ operatorUrl: 'http://operator.test', secret, fetch, now, retryDelaysMs: [] });
  settlement = new PlaySettlement(database, wallet, now);
  plays = new PlayService(database, settlement, now);
}

async function open(game: string, more: Partial<SessionRow> = {}): Promise<SessionRow> {
  ids += 1;
  const serverSeed = more.server_seed ?? createServerSeed();
  return saveSession(
    database,
    {
      token: `token-${ids}`,
      mode: 'play',
      game,
      player: `player-${ids}`,
      locale: 'en',
      currency: 'USD',
      decimals: 2,
      min_round_ms: 0,
      autoplay: false,
      turbo: false,
      feature_buy: false,
      server_seed: serverSeed,
      seed_hash: await hashServerSeed(serverSeed),
      client_seed: 'seed',
      demo_balance: null,
      ...more,
    },
    clock,
  );
}

const bet = ({ token }: SessionRow, of: unknown, more: { stake?: string; requestId?: string } = {}) => {
  ids += 1;
  return plays.bet({
    session: token,
    stake: '1.00',
    bet: of,
    clientSeed: 'mine',
    requestId: `request-${ids}`,
    ...more,
  });
};
const move = ({ token }: SessionRow, { round }: PlayReply, made: unknown, index = round.moves.length) =>
  plays.move({ session: token, roundId: round.id, move: made, index });

/** A seed with which the round has what is asked for. */
async function seedWith(game: string, of: unknown, has: (view: never) => boolean): Promise<string> {
  for (;;) {
    const serverSeed = createServerSeed();
    const { view } = await withDraws({ serverSeed, clientSeed: 'mine', nonce: 0 }, (draw) => {
      const rules = roundGames.get(game);
      if (rules === undefined) throw new Error(`no game ${game}`);
      return rules.play(of, 100n, [], draw);
    });
    if (has(view as never)) return serverSeed;
  }
}
const doubles = ({ actions, insurance }: { actions: string[]; insurance: string }) =>
  insurance === 'none' && actions.includes('double');

const MINES = { mines: 3 };

test('a bet without moves is settled at once, and can be computed anew from its seeds', async () => {
  const session = await open('dice');
  const of = { side: 'under', target: 5_000 };
  const reply = await bet(session, of);
  expect(reply.round).toMatchObject({ isOver: true, stake: '1.00', staked: '1.00', bet: of, moves: [] });
  const { serverSeed, clientSeed, nonce, seedHash } = reply.round;
  expect(await hashServerSeed(serverSeed ?? '')).toBe(seedHash);
  expect(seedHash).toBe(session.seed_hash);
  const again = await withDraws({ serverSeed: serverSeed ?? '', clientSeed, nonce }, (draw) =>
    roundGames.get('dice')?.play(of, 100n, [], draw),
  );
  expect(again?.view).toEqual(reply.round.view);
  expect(operator.taken).toBe(100n - (again?.payout ?? 0n));
  expect(operator.calls).toEqual([`bet ${reply.round.id}:bet`, `win ${reply.round.id}:win`]);
});

test('a round goes on by moves; its seed stays secret until it is over', async () => {
  const session = await open('video-poker');
  const dealt = await bet(session, {});
  expect(dealt.round).toMatchObject({ isOver: false, serverSeed: null, totalWin: null });
  expect(operator.taken).toBe(100n);
  const done = await move(session, dealt, { hold: [true, true, true, true, true] });
  expect(done.round.isOver).toBe(true);
  expect(done.round.serverSeed).not.toBeNull();
  expect(operator.taken).toBe(100n - BigInt((done.round.totalWin ?? '').replace('.', '')));
});

test('a repeated bet or move has one effect; another one in its place is refused', async () => {
  const session = await open('video-poker');
  const first = await bet(session, {}, { requestId: 'same-request' });
  expect((await bet(session, {}, { requestId: 'same-request' })).round).toEqual(first.round);
  await expect(bet(session, {}, { requestId: 'same-request', stake: '2.00' })).rejects.toMatchObject({
    type: 'IdempotencyMismatch',
  });
  const all = { hold: [true, true, true, true, true] };
  const done = await move(session, first, all);
  expect((await move(session, first, all)).round).toEqual(done.round);
  await expect(move(session, first, { hold: [false, true, true, true, true] })).rejects.toMatchObject({
    type: 'IdempotencyMismatch',
  });
  await expect(move(session, done, all)).rejects.toMatchObject({ type: 'RoundClosed' });
  expect(operator.calls.filter((call) => call.startsWith('bet'))).toHaveLength(1);
});

describe('a move that adds to the stake', () => {
  const double = { action: 'double' };
  async function dealt() {
    const server_seed = await seedWith('blackjack', {}, doubles);
    const session = await open('blackjack', { server_seed });
    return { session, reply: await bet(session, {}) };
  }

  test('takes it before the card is shown', async () => {
    const { session, reply } = await dealt();
    const done = await move(session, reply, double);
    expect(done.round).toMatchObject({ isOver: true, stake: '1.00', staked: '2.00' });
    const { id } = done.round;
    expect(operator.calls).toEqual([`bet ${id}:bet`, `bet ${id}:raise:1`, `win ${id}:win`]);
    expect(operator.taken).toBe(200n - BigInt((done.round.totalWin ?? '').replace('.', '')));
  });

  test('is refused without the funds, and the round goes on', async () => {
    const { session, reply } = await dealt();
    operator.balance = 50n;
    await expect(move(session, reply, double)).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect(operator.balance).toBe(50n);
    operator.balance = 9_900n;
    const done = await move(session, reply, double);
    expect(done.round.staked).toBe('2.00');
    expect(operator.calls).toContain(`bet ${done.round.id}:raise:2`);
  });

  test.each(['lostBefore', 'lostAfter', 'broken'] as const)(
    'that is %s is repeated with the same id',
    async (fault) => {
      const { session, reply } = await dealt();
      operator.fail('bet', fault);
      await expect(move(session, reply, double)).rejects.toMatchObject({ type: 'RoundPending' });
      restart();
      const done = await move(session, reply, double);
      expect(done.round).toMatchObject({ isOver: true, staked: '2.00' });
      expect(operator.taken).toBe(200n - BigInt((done.round.totalWin ?? '').replace('.', '')));
    },
  );

  test('that is not confirmed for a minute is given back, and the round goes on', async () => {
    const { session, reply } = await dealt();
    operator.fail('bet', 'lostAfter');
    await expect(move(session, reply, double)).rejects.toMatchObject({ type: 'RoundPending' });
    clock += BET_WINDOW_MS + 1;
    await settlement.reconcile();
    expect(operator.taken).toBe(100n);
    expect((await plays.openRound(session))?.round).toMatchObject({ isOver: false, staked: '1.00', moves: [] });
    expect((await move(session, reply, double)).round.staked).toBe('2.00');
  });
});

describe('two tabs', () => {
  test('both play the same round: a move made twice counts once', async () => {
    const session = await open('mines', { server_seed: await seedWith('mines', MINES, () => true) });
    const reply = await bet(session, MINES);
    const other = await open('mines', { player: session.player });
    expect((await plays.openRound(other))?.round.id).toBe(reply.round.id);
    await expect(bet(other, MINES)).rejects.toMatchObject({ type: 'RoundOpen' });
    const twice = await Promise.all([
      move(session, reply, { kind: 'open', tile: 0 }),
      move(other, reply, { kind: 'open', tile: 0 }),
    ]);
    expect(twice[0]?.round).toEqual(twice[1]?.round);
    const both = await Promise.allSettled([
      move(session, reply, { kind: 'open', tile: 1 }, 1),
      move(other, reply, { kind: 'open', tile: 2 }, 1),
    ]);
    const isOpen = !(twice[0]?.round.isOver ?? true);
    expect(both.filter(({ status }) => status === 'fulfilled').length).toBe(isOpen ? 1 : 0);
  });

  test('another player’s round cannot be moved', async () => {
    const session = await open('mines');
    const reply = await bet(session, MINES);
    const stranger = await open('mines');
    await expect(move(stranger, reply, { kind: 'open', tile: 0 })).rejects.toMatchObject({ type: 'NotFound' });
  });
});

test.each([
  ['stakes below the least', 'dice', { side: 'under', target: 5_000 }, { stake: '0.10' }, 'InvalidStake'],
  ['stakes above the most', 'dice', { side: 'under', target: 5_000 }, { stake: '100.10' }, 'InvalidStake'],
  ['stakes between the steps', 'dice', { side: 'under', target: 5_000 }, { stake: '1.05' }, 'InvalidStake'],
  ['stakes that are no amount', 'dice', { side: 'under', target: 5_000 }, { stake: '1e1' }, 'InvalidStake'],
  ['stakes that do not divide among the chips', 'roulette', { chips: { red: 3 } }, {}, 'InvalidStake'],
  ['bets against the rules', 'dice', { side: 'under', target: 1 }, {}, 'InvalidParameter'],
])('%s are refused before anything is taken', async (_name, game, of, more, type) => {
  await expect(bet(await open(game), of, more)).rejects.toMatchObject({ type });
  expect(operator.calls).toEqual([]);
});

test('a wrong move names its field, and the round goes on', async () => {
  const session = await open('mines');
  const reply = await bet(session, MINES);
  await expect(move(session, reply, { kind: 'open', tile: 99 })).rejects.toMatchObject({
    type: 'InvalidParameter',
    details: { field: 'tile' },
  });
  expect((await plays.openRound(session))?.round.moves).toEqual([]);
});

test('a refused stake shows nothing of the round and is final', async () => {
  const session = await open('video-poker');
  operator.balance = 50n;
  await expect(bet(session, {}, { requestId: 'too-poor-1' })).rejects.toMatchObject({
    type: 'InsufficientFunds',
    details: { commitment: { nonce: 1 } },
  });
  await expect(bet(session, {}, { requestId: 'too-poor-1' })).rejects.toMatchObject({ type: 'InsufficientFunds' });
  expect(operator.balance).toBe(50n);
  expect(await findOpenPlay(database, session.player, 'video-poker')).toBeNull();
});

test('a round that its player has left is ended after a day: cashed out, or given back', async () => {
  const left = await open('mines');
  await bet(left, MINES);
  const poker = await open('video-poker');
  await bet(poker, {});
  const demo = await open('mines', { mode: 'demo', demo_balance: 120n });
  await bet(demo, MINES);
  expect(operator.taken).toBe(200n);
  clock += IDLE_MS + 1;
  await settlement.reconcile();
  expect(await findOpenPlay(database, left.player, 'mines')).toBeNull();
  expect(await findOpenPlay(database, poker.player, 'video-poker')).toBeNull();
  const states = await database.query<{ game: string; state: string }>(
    'SELECT game, state FROM vendors.studio_plays ORDER BY game, mode',
  );
  expect(states).toEqual([
    // A demo's end with its session.
    { game: 'mines', state: 'open' },
    { game: 'mines', state: 'rolled_back' },
    { game: 'video-poker', state: 'settled' },
  ]);
});

test('a demo plays for credits alone', async () => {
  const session = await open('mines', { mode: 'demo', demo_balance: 120n });
  const reply = await bet(session, MINES);
  expect([reply.balance, operator.calls]).toEqual(['0.20', []]);
  const opened = await move(session, reply, { kind: 'open', tile: 0 });
  if (!opened.round.isOver) await move(session, opened, { kind: 'cashOut' });
  await expect(bet(session, MINES, { stake: '100.00' })).rejects.toMatchObject({ type: 'InsufficientFunds' });
});

/** What a player might do next, by the game's view. */
function anyMove(game: string, view: never, draw: (n: number) => number): unknown {
  if (game === 'mines') {
    const { opened } = view as { opened: number[] };
    const closed = Array.from({ length: 25 }, (_, tile) => tile).filter((tile) => !opened.includes(tile));
    return opened.length > 0 && draw(3) === 0
      ? { kind: 'cashOut' }
      : { kind: 'open', tile: closed[draw(closed.length)] };
  }
  if (game === 'hilo') {
    const { odds, guesses } = view as { odds: { guess: string }[]; guesses: number };
    return guesses > 0 && draw(3) === 0 ? { kind: 'cashOut' } : { kind: odds[draw(odds.length)]?.guess };
  }
  if (game === 'blackjack') {
    const { actions } = view as { actions: string[] };
    return { action: actions[draw(actions.length)] };
  }
  return { hold: Array.from({ length: 5 }, () => draw(2) === 0) };
}

test('I4, I5 whatever fails between studio and operator, each round pays exactly what it shows', async () => {
  const draw = seededDraw(5);
  const faults = ['lostBefore', 'lostAfter', 'broken'] as const;
  for (const game of ['mines', 'hilo', 'blackjack', 'video-poker']) {
    const session = await open(game);
    for (let round = 0; round < 12; round += 1) {
      for (const method of ['bet', 'win', 'rollback'])
        if (draw(3) === 0) operator.fail(method, faults[draw(3)] ?? 'broken');
      await bet(session, game === 'mines' ? MINES : {}, { requestId: `random-${game}-${round}` }).catch(
        () => undefined,
      );
      for (let tries = 0; tries < 60; tries += 1) {
        const open = await plays.openRound(session);
        const row = await findOpenPlay(database, session.player, game);
        if (row === null) break;
        if (draw(5) === 0) restart();
        if (open === null) clock += 61_000;
        else {
          if (draw(4) === 0) operator.fail('bet', faults[draw(3)] ?? 'broken');
          await move(session, open, anyMove(game, open.round.view as never, draw)).catch(() => undefined);
        }
        await settlement.reconcile(Number.MAX_SAFE_INTEGER);
      }
      expect(await findOpenPlay(database, session.player, game)).toBeNull();
    }
  }
  const [sums] = await database.query<{ taken: bigint }>(
    `SELECT sum(CASE WHEN state = 'settled' THEN staked - payout ELSE 0 END)::bigint AS taken FROM vendors.studio_plays`,
  );
  expect(operator.taken).toBe(sums?.taken);
});
