import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { carousel } from '../../../games/carousel/rules.ts';
import type { CrashBet } from '../../../games/crash/rules.ts';
import { liveRoulette } from '../../../games/liveRoulette/rules.ts';
import { tableGames } from '../../../games/tableGames.ts';
import { findSession, saveSession } from '../../../server/sessionRepository.ts';
import type { SessionRow } from '../../../server/sessionRepository.ts';
import { emptyStudio, openStudioDatabase } from '../../../server/testing/openStudioDatabase.ts';
import { hashServerSeed } from '../../fair/draws.ts';
import type { Draw } from '../../fair/draws.ts';
import { seededDraw } from '../../fair/seededRandom.ts';
import { PLAY_COLUMNS } from '../../server/playRepository.ts';
import type { PlayRow } from '../../server/playRepository.ts';
import { movesOf } from '../../server/replay.ts';
import { scripted } from '../../testing/scripted.ts';
import type { TableMove, TableOutcome } from '../TableGame.ts';
import { END } from '../TableGame.ts';
import { outcomeOf } from './tableRepository.ts';
import type { TableRound } from './tableRepository.ts';
import { TableStory } from './testing/TableStory.ts';

/** Stories per table, each of a new seed; more of them make a longer run. */
const stories = 2;
const things = 180;
const players = 5;
const demoCredit = 10_000n;

let database: Awaited<ReturnType<typeof openStudioDatabase>>;
let clock = 1_700_000_000_000;

beforeAll(async () => {
  database = await openStudioDatabase();
});
afterAll(() => database.close());
beforeEach(async () => {
  await emptyStudio(database);
  await database.query('DELETE FROM vendors.studio_sessions');
});

/** The last player plays the demo. */
function open(game: string, index: number): Promise<SessionRow> {
  const isDemo = index === players - 1;
  const seeds = { server_seed: '00'.repeat(32), seed_hash: 'unused', client_seed: 'seed' };
  const policy = { autoplay: false, turbo: false, feature_buy: false };
  const money = { currency: 'USD', decimals: 2, min_round_ms: 0, demo_balance: isDemo ? demoCredit : null };
  const name = {
    token: `token-${index}`,
    player: `player-${index}`,
    mode: isDemo ? ('demo' as const) : ('play' as const),
  };
  return saveSession(database, { ...name, game, locale: 'en', ...money, ...policy, ...seeds }, clock);
}

const chips = (places: readonly string[], draw: Draw): { readonly bet: unknown; readonly parts: number } => {
  const chosen = places.filter(() => draw(2) === 0);
  const list = chosen.length === 0 ? places.slice(0, 1) : chosen;
  return { bet: { chips: Object.fromEntries(list.map((place) => [place, 1])) }, parts: list.length };
};

const bets: Readonly<Record<string, (draw: Draw) => { readonly bet: unknown; readonly parts: number }>> = {
  crash: (draw) => ({ bet: { auto: draw(2) === 0 ? null : 101 + draw(80) }, parts: 1 }),
  'live-roulette': (draw) => chips(['red', 'even', 'straight:0', 'dozen:1'], draw),
  carousel: (draw) => chips(['2', '3', '6'], draw),
};

/** What the rules pay for what everybody at the table saw. */
function paidFor({ game, bet, stake }: PlayRow, outcome: TableOutcome, move: TableMove): bigint {
  const chosen = JSON.parse(bet) as unknown;
  if (game === 'carousel')
    return carousel.play(carousel.readBet(chosen), stake, [END], scripted(outcome)).payout ?? -1n;
  if (game === 'live-roulette')
    return liveRoulette.play(liveRoulette.readBet(chosen), stake, [END], scripted(outcome)).payout ?? -1n;
  const [point = 0] = outcome;
  const at = move.kind === 'cashOut' ? move.at : ((chosen as CrashBet).auto ?? Number.POSITIVE_INFINITY);
  return at <= point ? (stake * BigInt(at)) / 100n : 0n;
}

async function tell(sysname: string, seed: number) {
  const game = tableGames.get(sysname)!;
  const draw = seededDraw(seed);
  clock += 10_000_000;
  const sessions = await Promise.all(Array.from({ length: players }, (_, index) => open(sysname, index)));
  const story = new TableStory({ game, database, draw, sessions, startedAt: clock, bet: bets[sysname]! });
  await story.live(things);
  await story.settle();
  const plays = await database.query<PlayRow>(`SELECT ${PLAY_COLUMNS} FROM vendors.studio_plays ORDER BY id`);
  const rounds = await database.query<TableRound>('SELECT * FROM vendors.table_rounds ORDER BY number');
  return { story, plays, roundOf: new Map(rounds.map((round) => [round.id, round])), rounds };
}

const cases = [...tableGames.keys()].flatMap((game) =>
  Array.from({ length: stories }, (_, index) => ({ game, seed: index + 1 })),
);

describe('1-3, F1 shared tables through faults, restarts and kills', () => {
  test.each(cases)('$game, story $seed: each bet is settled once, by what all saw', async ({ game, seed }) => {
    const { story, plays, roundOf, rounds } = await tell(game, seed);
    const { booked } = story.wallet.operator;
    const byRequest = new Map(plays.map((play) => [play.request_id, play]));
    const { flight, runMs } = tableGames.get(game)!;
    expect(story.taken.size).toBeGreaterThan(0);
    expect(story.starts.length).toBeGreaterThan(1);

    // Every bet is over; what was taken is in its round, what was refused is not.
    expect(plays.filter(({ state }) => state !== 'settled' && state !== 'rolled_back')).toEqual([]);
    for (const request of story.refused.keys())
      expect(byRequest.get(request)?.state ?? 'rolled_back', request).toBe('rolled_back');
    const transactions = new Map<string, bigint>();
    for (const play of plays) {
      const { id, stake, state, payout } = play;
      const round = roundOf.get(play.table_round ?? '')!;
      const [move, ...others] = movesOf(play) as TableMove[];
      const label = `${id} of ${play.request_id}, ${state} in round ${round.number}`;
      if (state === 'settled') {
        expect(others, label).toEqual([]);
        expect(payout, label).toBe(paidFor(play, outcomeOf(round), move!));
        if (move?.kind === 'cashOut') {
          const asked = (story.asked.get(id) ?? []).map((time) =>
            flight?.multiplierAt(time - Number(round.running_at)),
          );
          expect([...asked, (JSON.parse(play.bet) as CrashBet).auto], label).toContain(move.at);
          expect(flight?.reaches(outcomeOf(round), move.at), label).toBe(true);
        }
        if (play.mode === 'play') transactions.set(`${id}:bet`, -stake).set(`${id}:win`, payout ?? -1n);
      } else {
        // A bet that was taken is given back only if the flight ended while no process ran.
        const isInterrupted = story.starts.some((start) => start > Number(round.running_at) + runMs(outcomeOf(round)));
        if (story.taken.has(play.request_id))
          expect([flight !== undefined, isInterrupted], label).toEqual([true, true]);
        const { auto = null } = JSON.parse(play.bet) as Partial<CrashBet>;
        if (story.taken.has(play.request_id) && auto !== null)
          expect(flight?.reaches(outcomeOf(round), auto), label).toBe(false);
        if (play.mode === 'play' && booked.has(`${id}:bet`)) transactions.set(`${id}:bet`, -stake);
        if (play.mode === 'play') transactions.set(`${id}:rollback`, booked.has(`${id}:bet`) ? stake : 0n);
      }
    }

    // What a player was told of a cash-out is so.
    const byId = new Map(plays.map((play) => [play.id, play]));
    for (const { id, moves } of story.out) expect(movesOf(byId.get(id)!)).toEqual(moves);
    for (const { roundId, at } of story.late) {
      const round = roundOf.get(byId.get(roundId)?.table_round ?? '')!;
      expect(flight?.reaches(outcomeOf(round), flight.multiplierAt(at - Number(round.running_at)))).toBe(false);
    }

    // The wallet has booked exactly that, and the money adds up on both sides.
    expect(sorted(booked)).toEqual(sorted(transactions));
    const moved = [...booked.values()].reduce((sum, amount) => sum + amount, 0n);
    expect(story.wallet.operator.taken + moved).toBe(0n);
    const demo = plays.filter(({ mode, state }) => mode === 'demo' && state === 'settled');
    const net = demo.reduce((sum, { payout, stake }) => sum + (payout ?? 0n) - stake, 0n);
    expect((await findSession(database, `token-${players - 1}`))?.demo_balance).toBe(demoCredit + net);

    // Each round has a seed of its own, which is shown after its end only, and fits the seal that all have seen.
    expect(new Set(rounds.map((round) => round.server_seed)).size).toBe(rounds.length);
    for (const play of plays) {
      const round = roundOf.get(play.table_round ?? '')!;
      expect([play.server_seed, play.seed_hash, play.nonce]).toEqual([
        round.server_seed,
        round.seed_hash,
        round.number,
      ]);
      if (round.running_at !== null) expect(play.created_at).toBeLessThanOrEqual(round.running_at);
    }
    const seals = new Map(
      await Promise.all(rounds.map(async (one) => [one.id, await hashServerSeed(one.server_seed)] as const)),
    );
    let seen = 0;
    for (const { told } of story.seats) {
      for (const message of told) {
        if (message.type !== 'table') continue;
        const round = roundOf.get(message.round.id)!;
        expect(message.round.seedHash).toBe(seals.get(round.id));
        const isShown = message.round.phase === 'resting' || message.round.phase === 'over';
        expect(message.round.serverSeed).toBe(isShown ? round.server_seed : null);
        if (message.round.outcome === null) continue;
        seen += 1;
        expect(message.round.outcome).toEqual(outcomeOf(round));
      }
    }
    expect(seen).toBeGreaterThan(0);
  });
});

const sorted = (entries: ReadonlyMap<string, bigint>): readonly (readonly [string, bigint])[] =>
  [...entries].toSorted(([one], [other]) => one.localeCompare(other));
