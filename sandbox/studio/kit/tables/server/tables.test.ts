import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { crashTime, timeOf } from '../../../games/crash/rules.ts';
import { tableGames } from '../../../games/tableGames.ts';
import { findSession, saveSession } from '../../../server/sessionRepository.ts';
import type { SessionRow } from '../../../server/sessionRepository.ts';
import type { StudioError } from '../../../server/StudioError.ts';
import { FakeOperator } from '../../../server/testing/FakeOperator.ts';
import { emptyStudio, openStudioDatabase } from '../../../server/testing/openStudioDatabase.ts';
import { WalletClient } from '../../../server/WalletClient.ts';
import { hashServerSeed, withDraws } from '../../fair/draws.ts';
import { PlayService } from '../../server/PlayService.ts';
import { PlaySettlement } from '../../server/PlaySettlement.ts';
import type { PlayReply } from '../../server/presentPlay.ts';
import type { TableOutcome } from '../TableGame.ts';
import type { WireTableMessage } from '../wireTable.ts';
import { combineSeeds } from './combineSeeds.ts';
import { TableFloor } from './TableFloor.ts';
import { ownSeeds } from './tableRepository.ts';
import { TableRunner } from './TableRunner.ts';

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let operator: FakeOperator;
let settlement: PlaySettlement;
let plays: PlayService;
let runner: TableRunner;
let told: WireTableMessage[];
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
});

/** A new process on the same tables. */
function start(game: string): void {
  const now = () => clock;
  const { secret, fetch } = operator;
  const wallet = new WalletClient({ operatorUrl: 'http://operator.test', secret, fetch, now, retryDelaysMs: [] });
  const floor = new TableFloor();
  settlement = new PlaySettlement(database, wallet, now);
  plays = new PlayService(database, settlement, now, floor);
  told = [];
  const table = tableGames.get(game)!;
  runner = new TableRunner(table, { database, settlement, floor, now, tell: (message) => told.push(message) });
}

async function open(game: string, more: Partial<SessionRow> = {}): Promise<SessionRow> {
  ids += 1;
  const seeds = { server_seed: '00'.repeat(32), seed_hash: 'unused', client_seed: 'seed' };
  const policy = { autoplay: false, turbo: false, feature_buy: false };
  const money = { currency: 'USD', decimals: 2, min_round_ms: 0, demo_balance: null };
  const player = { token: `token-${ids}`, mode: 'play' as const, game, player: `player-${ids}`, locale: 'en' };
  return saveSession(database, { ...player, ...money, ...policy, ...seeds, ...more }, clock);
}

const bet = ({ token: session }: SessionRow, of: unknown, stake = '1.00') => {
  ids += 1;
  return plays.bet({ session, stake, bet: of, clientSeed: `seed of ${session}`, requestId: `request-${ids}` });
};
const leave = ({ token: session }: SessionRow, { round }: PlayReply) =>
  plays.move({ session, roundId: round.id, move: { kind: 'cashOut' }, index: 0 });
const now = ({ token: session }: SessionRow, { round }: PlayReply) => plays.round({ session, roundId: round.id });

/** Steps until the round is in the phase, with the clock where that phase begins. */
async function goTo(phase: string): Promise<void> {
  for (let steps = 0; runner.state?.round.phase !== phase; steps += 1) {
    if (steps > 5_000) throw new Error(`the table never gets to ${phase}`);
    clock += await runner.step();
  }
}

/** What the seeds of the round give, whether it is shown or not. */
async function drawn(): Promise<TableOutcome> {
  const [row] = await database.query<{ outcome: string }>(
    'SELECT outcome FROM vendors.table_rounds ORDER BY number DESC LIMIT 1',
  );
  return JSON.parse(row?.outcome ?? '[]') as TableOutcome;
}

/** Rounds until one that flies beyond this multiplier is running with the bets; returns the replies. */
async function flyBeyond(
  multiplier: number,
  place: () => Promise<PlayReply[]>,
): Promise<{ replies: PlayReply[]; point: number }> {
  for (;;) {
    await goTo('betting');
    const replies = await place();
    await goTo('running');
    const [point = 0] = await drawn();
    if (point > multiplier) return { replies, point };
    await goTo('resting');
    await goTo('over');
  }
}

const money = (text: string | null): bigint => BigInt((text ?? '').replace('.', ''));

describe('1-3 live roulette', () => {
  beforeEach(() => start('live-roulette'));

  test('all players at a table get the same number; bets are settled at its end', async () => {
    await goTo('betting');
    const [one, other] = [await open('live-roulette'), await open('live-roulette')];
    const everything = { chips: { red: 1, black: 1, 'straight:0': 1 } };
    const first = await bet(one, everything, '3.00');
    const second = await bet(other, { chips: { red: 1 } });
    expect(first.round).toMatchObject({ isOver: false, view: null, serverSeed: null, totalWin: null });
    await goTo('running');
    const outcome = runner.state?.round.outcome ?? [];
    expect(outcome).toHaveLength(1);
    expect((await now(one, first)).round).toMatchObject({ isOver: false, view: null });
    await goTo('over');
    const [mine, theirs] = [(await now(one, first)).round, (await now(other, second)).round];
    for (const { isOver, view } of [mine, theirs])
      expect([isOver, (view as { number: number }).number]).toEqual([true, outcome[0]]);
    expect(operator.taken).toBe(400n - money(mine.totalWin) - money(theirs.totalWin));
    expect(mine.serverSeed).toBe(theirs.serverSeed);
  });

  test('the draw follows from the seal shown before betting and the seeds of all bets', async () => {
    await goTo('betting');
    const seal = runner.state?.round.seedHash;
    expect(runner.state?.round).toMatchObject({ outcome: null, serverSeed: null, clientSeed: null });
    const players = [await open('live-roulette'), await open('live-roulette'), await open('live-roulette')];
    const replies: PlayReply[] = [];
    for (const player of players) replies.push(await bet(player, { chips: { even: 1 } }));
    expect(replies.map(({ round }) => round.seedHash)).toEqual([seal, seal, seal]);
    await goTo('over');
    const { round } = runner.state!;
    expect(await hashServerSeed(round.serverSeed ?? '')).toBe(seal);
    const seeds = (await ownSeeds(database, round.id)).map(({ id, own_seed: seed }) => ({ id, seed }));
    expect(seeds.map(({ seed }) => seed).toSorted()).toEqual(players.map(({ token }) => `seed of ${token}`).toSorted());
    expect(await combineSeeds(seeds)).toBe(round.clientSeed);
    const { serverSeed, clientSeed, number: nonce } = round;
    const again = await withDraws({ serverSeed: serverSeed!, clientSeed: clientSeed!, nonce }, (draw) => [draw(37)]);
    expect(again).toEqual(round.outcome);
    expect((await now(players[0]!, replies[0]!)).round).toMatchObject({ serverSeed, clientSeed, nonce });
  });

  test('bets before and after the window are refused as closed, and nothing is taken', async () => {
    const player = await open('live-roulette');
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'BettingClosed' });
    await goTo('running');
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'BettingClosed' });
    await goTo('over');
    await goTo('betting');
    // The clock decides, also before the table has taken the step.
    clock += 60_000;
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'BettingClosed' });
    expect(operator.calls).toEqual([]);
  });

  test('a second bet in a round waits for the next one; moves of the player are refused', async () => {
    await goTo('betting');
    const player = await open('live-roulette');
    const reply = await bet(player, { chips: { red: 1 } });
    await expect(bet(player, { chips: { black: 1 } })).rejects.toMatchObject({ type: 'RoundOpen' });
    await expect(leave(player, reply)).rejects.toMatchObject({ type: 'InvalidParameter' });
    expect(operator.taken).toBe(100n);
    await goTo('over');
    await goTo('betting');
    expect((await bet(player, { chips: { black: 1 } })).round.id).not.toBe(reply.round.id);
  });

  test('after a refused bet another one is taken in the same round', async () => {
    await goTo('betting');
    const player = await open('live-roulette');
    operator.balance = 50n;
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'InsufficientFunds' });
    expect((await bet(player, { chips: { red: 1 } }, '0.50')).round.isOver).toBe(false);
    expect(operator.balance).toBe(0n);
  });

  test('a stake that is not confirmed when betting ends is given back', async () => {
    await goTo('betting');
    const player = await open('live-roulette');
    operator.fail('bet', 'lostAfter');
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'RoundPending' });
    expect(operator.taken).toBe(100n);
    await goTo('running');
    await settlement.reconcile();
    expect(operator.taken).toBe(0n);
    await goTo('over');
    expect(operator.taken).toBe(0n);
    await expect(bet(player, { chips: { red: 1 } })).rejects.toMatchObject({ type: 'BettingClosed' });
  });

  test('a bet repeated after the end of betting gets its round, not another one', async () => {
    await goTo('betting');
    const player = await open('live-roulette');
    const call = {
      session: player.token,
      stake: '1.00',
      bet: { chips: { red: 1 } },
      clientSeed: 'mine',
      requestId: 'the-same-one',
    };
    const first = await plays.bet(call);
    await goTo('resting');
    expect((await plays.bet(call)).round.id).toBe(first.round.id);
    await expect(plays.bet({ ...call, clientSeed: 'another' })).rejects.toMatchObject({ type: 'IdempotencyMismatch' });
  });

  test.each(['betting', 'running', 'resting'])(
    'a server stopped while %s goes on to the same result',
    async (phase) => {
      await goTo('betting');
      const player = await open('live-roulette');
      const reply = await bet(player, { chips: { red: 1, black: 1, 'straight:0': 1 } }, '3.00');
      await goTo(phase);
      const seal = runner.state?.round.seedHash;
      const before = phase === 'betting' ? null : await drawn();
      clock += 45_000;
      start('live-roulette');
      await goTo('over');
      expect(runner.state?.round.seedHash).toBe(seal);
      if (before !== null) expect(runner.state?.round.outcome).toEqual(before);
      const { round } = await now(player, reply);
      expect(round.isOver).toBe(true);
      expect(operator.taken).toBe(300n - money(round.totalWin));
      // The stopped server may have had it in its hands: the same transaction may come twice, and counts once.
      expect(new Set(operator.calls.filter((call) => call.startsWith('win'))).size).toBe(1);
    },
  );
});

describe('1-3 crash', () => {
  beforeEach(() => start('crash'));

  test('a cash-out counts at the multiplier of the server’s clock; the seed stays hidden while others fly', async () => {
    const player = await open('crash');
    const { replies } = await flyBeyond(150, async () => [await bet(player, { auto: null })]);
    clock = Number((await running()) + BigInt(timeOf(130)));
    const out = await leave(player, replies[0]!);
    expect(out.round).toMatchObject({ isOver: true, totalWin: '1.30', serverSeed: null });
    expect(out.round.view).toEqual({ cashedOutAt: 130, crashedAt: null });
    expect((await leave(player, replies[0]!)).round).toEqual(out.round);
    await goTo('over');
    expect((await now(player, replies[0]!)).round.serverSeed).toBe(runner.state?.round.serverSeed);
  });

  test('a cash-out after the crash is too late by the server’s clock, also if the table has not said so yet', async () => {
    const player = await open('crash');
    const { replies, point } = await flyBeyond(100, async () => [await bet(player, { auto: null })]);
    clock = Number(await running()) + crashTime(point);
    await expect(leave(player, replies[0]!)).rejects.toMatchObject({ type: 'TooLate' });
    await goTo('over');
    const { round } = await now(player, replies[0]!);
    expect(round).toMatchObject({ isOver: true, totalWin: '0.00', view: { cashedOutAt: null, crashedAt: point } });
  });

  test('a cash-out that arrived in the last moment counts, even if the round ends while it is written', async () => {
    const player = await open('crash');
    const { replies, point } = await flyBeyond(100, async () => [await bet(player, { auto: null })]);
    clock = Number(await running()) + crashTime(point) - 1;
    const call = leave(player, replies[0]!);
    clock += 1;
    await Promise.all([runner.step(), call]);
    expect(runner.state?.round.phase).toBe('resting');
    expect((await call).round.view).toEqual({ cashedOutAt: point, crashedAt: null });
  });

  test('a target is cashed out by itself at exactly its multiplier, and not if the round crashes before', async () => {
    const [low, high] = [await open('crash'), await open('crash')];
    const place = async (): Promise<PlayReply[]> => [
      await bet(low, { auto: 120 }),
      await bet(high, { auto: 1_000_000 }),
    ];
    const { replies, point } = await flyBeyond(120, place);
    await goTo('over');
    expect((await now(low, replies[0]!)).round).toMatchObject({ totalWin: '1.20', view: { cashedOutAt: 120 } });
    expect(point).toBeLessThan(1_000_000);
    expect((await now(high, replies[1]!)).round).toMatchObject({ totalWin: '0.00', view: { crashedAt: point } });
    expect(told.some((message) => message.type === 'frame' && message.crowd.left === 1)).toBe(true);
  });

  test('a press beyond the target gets exactly the target, also before the table has cashed the bet out', async () => {
    const player = await open('crash');
    const { replies } = await flyBeyond(150, async () => [await bet(player, { auto: 120 })]);
    clock = Number((await running()) + BigInt(timeOf(140)));
    const { round } = await leave(player, replies[0]!);
    expect(round).toMatchObject({ isOver: true, totalWin: '1.20', view: { cashedOutAt: 120 } });
  });

  test('where it crashes is told to nobody before', async () => {
    await goTo('running');
    for (const message of told)
      if (message.type === 'table') expect(message.round).toMatchObject({ outcome: null, serverSeed: null });
    expect(runner.state?.round.endsAt).toBeNull();
    await goTo('resting');
    expect(runner.state?.round.outcome).toEqual(await drawn());
    const frames = told.flatMap((message) => (message.type === 'frame' ? [message.at] : []));
    expect(frames).toEqual(frames.toSorted((one, other) => one - other));
    expect(frames.every((at) => at <= (runner.state?.round.outcome?.[0] ?? 0))).toBe(true);
  });

  test('a cash-out before the flight, or of nothing gained yet, is refused and changes nothing', async () => {
    await goTo('betting');
    const player = await open('crash');
    const reply = await bet(player, { auto: null });
    await expect(leave(player, reply)).rejects.toMatchObject({ type: 'InvalidParameter', details: { field: 'move' } });
    await goTo('running');
    await expect(leave(player, reply)).rejects.toMatchObject({ type: 'InvalidParameter', details: { field: 'at' } });
    expect((await now(player, reply)).round.isOver).toBe(false);
  });

  test('a flight that ends while the server is down: targets that were reached are paid, other stakes given back', async () => {
    const [manual, reached] = [await open('crash'), await open('crash')];
    const place = async (): Promise<PlayReply[]> => [
      await bet(manual, { auto: null }),
      await bet(reached, { auto: 110 }),
    ];
    const { replies, point } = await flyBeyond(110, place);
    const before = operator.taken;
    clock = Number(await running()) + crashTime(point) + 5_000;
    start('crash');
    await goTo('over');
    expect((await now(reached, replies[1]!)).round).toMatchObject({ totalWin: '1.10' });
    await expect(now(manual, replies[0]!)).rejects.toMatchObject({ type: 'RoundRolledBack' });
    expect(operator.taken).toBe(before - 100n - 110n);
    await goTo('betting');
    expect((await bet(manual, { auto: null })).round.isOver).toBe(false);
  });

  test('a flight that is still on when the server is back goes on, and can be cashed out', async () => {
    const player = await open('crash');
    const { replies } = await flyBeyond(200, async () => [await bet(player, { auto: null })]);
    clock = Number(await running()) + timeOf(150);
    start('crash');
    await runner.step();
    const out = await leave(player, replies[0]!);
    expect(out.round.totalWin).toBe('1.50');
  });

  test('a demo plays at the same table with credits', async () => {
    const token = 'demo-token-1';
    const player = await open('crash', { token, player: token, mode: 'demo', demo_balance: 1_000n });
    const { replies } = await flyBeyond(150, async () => [await bet(player, { auto: 140 })]);
    const staked = (await findSession(database, token))?.demo_balance ?? 0n;
    await goTo('over');
    expect((await now(player, replies[0]!)).round.totalWin).toBe('1.40');
    expect((await findSession(database, token))?.demo_balance).toBe(staked + 140n);
    expect(operator.calls).toEqual([]);
  });

  test('fifty players who leave at any time get what the clock says, and the money adds up', async () => {
    operator.balance = 1_000_000n;
    const players = await Promise.all(Array.from({ length: 50 }, () => open('crash')));
    const place = (): Promise<PlayReply[]> => Promise.all(players.map((player) => bet(player, { auto: null })));
    const { replies, point } = await flyBeyond(160, place);
    const started = Number(await running());
    const before = operator.taken;
    let paid = 0n;
    for (const [index, player] of players.entries()) {
      const multiplier = 105 + index * 2;
      clock = started + timeOf(multiplier);
      await runner.step();
      const call = leave(player, replies[index]!);
      if (multiplier <= point) {
        const { round } = await call;
        expect(round.view).toEqual({ cashedOutAt: multiplier, crashedAt: null });
        paid += money(round.totalWin);
      } else {
        // Too late, or the lost bet itself if the table has ended it already.
        const found = await call.then(
          ({ round }) => round.totalWin,
          ({ type }: StudioError) => type,
        );
        expect(['TooLate', '0.00']).toContain(found);
      }
    }
    await goTo('over');
    await settlement.reconcile();
    expect(operator.taken).toBe(before - paid);
  });
});

async function running(): Promise<bigint> {
  const [row] = await database.query<{ running_at: bigint }>(
    'SELECT running_at FROM vendors.table_rounds ORDER BY number DESC LIMIT 1',
  );
  return row?.running_at ?? 0n;
}
