import { Rational } from '../../kit/fair/Rational.ts';
import type { Draw } from '../../kit/fair/draws.ts';
import { readChoice, readFields, readWhole } from '../../kit/rounds/readFields.ts';
import { RuleError } from '../../kit/rounds/RoundGame.ts';
import type { RoundGame } from '../../kit/rounds/RoundGame.ts';
import { END } from '../../kit/tables/TableGame.ts';
import type { TableGame, TableMove } from '../../kit/tables/TableGame.ts';

/** Multipliers are counted in hundredths: 150 is 1.50×. */
export const ONE = 100;
/** The least multiplier to cash out at. */
export const LEAST = 101;
/** The round ends here at the latest: 10,000.00×. */
export const MOST = 1_000_000;
const PARTS = 1_000_000_000;
/** Hundredths of the stakes that are paid back on the long run. */
const RETURN = 99;

/**
 * Where a round crashes. The chance to get to a multiplier m is 0.99 / m, so that each cash-out target has the same
 * return; one round in a hundred crashes at once.
 */
export function crashPoint(draw: Draw): number {
  const left = PARTS - draw(PARTS);
  // Below 2^53: exact.
  return Math.min(MOST, Math.max(ONE, Math.floor((RETURN * PARTS) / left)));
}

/** The exact chance that a round gets to a multiplier above 1.00×, and so to a cash-out there. */
export const reachChance = (hundredths: number): Rational =>
  Rational.of(Math.floor((RETURN * PARTS) / hundredths), PARTS);

/** The exact return of a player who always cashes out at this multiplier. */
export const crashReturn = (hundredths: number): Rational =>
  reachChance(hundredths).times(Rational.of(hundredths, ONE));

/** Growth of the multiplier per millisecond: it doubles in 11.6 s. */
const GROWTH = 0.00006;

/** The multiplier after a time of flight, in hundredths, not rounded: for drawing only. */
export const growthAt = (ms: number): number => Math.min(MOST, ONE * Math.exp(GROWTH * Math.max(0, ms)));

/** The multiplier after a time of flight, in hundredths, rounded down. */
export const multiplierAt = (ms: number): number => Math.floor(growthAt(ms));

/** The time of flight in ms at which a multiplier is first shown. */
export function timeOf(hundredths: number): number {
  let ms = Math.max(0, Math.floor(Math.log(hundredths / ONE) / GROWTH) - 1);
  // The logarithm is rounded: the first millisecond is found by the same formula that shows the multiplier.
  while (multiplierAt(ms) < hundredths) ms += 1;
  return ms;
}

/** The time of flight in ms at which a round ends: its last multiplier has been shown until then. */
export const crashTime = (point: number): number => (point >= MOST ? timeOf(MOST) : timeOf(point + 1));

export interface CrashBet {
  /** The multiplier at which the bet is cashed out by itself, in hundredths; null for none. */
  readonly auto: number | null;
}

export interface CrashView {
  /** The multiplier of the player's cash-out; null if there was none. */
  readonly cashedOutAt: number | null;
  /** Where the round crashed; null while it flies, and for who has left it before. */
  readonly crashedAt: number | null;
}

/** Crash: a multiplier grows until it crashes; whoever has cashed out before gets it. */
export const crash: RoundGame<CrashBet, TableMove, CrashView> = {
  partsOf: () => 1,
  readBet(value) {
    const { auto = null } = readFields(value, 'bet');
    return { auto: auto === null ? null : readWhole(auto, 'auto', LEAST, MOST) };
  },
  readMove(value) {
    const { kind, at } = readFields(value, 'move');
    if (readChoice(kind, 'kind', ['cashOut', 'end']) === 'end') return END;
    return { kind: 'cashOut', at: readWhole(at, 'at', LEAST, MOST) };
  },
  play({ auto }, stake, moves, draw) {
    const point = crashPoint(draw);
    const [move, second] = moves;
    if (second !== undefined) throw new RuleError('move', 'The round is over');
    if (move === undefined) return { view: { cashedOutAt: null, crashedAt: null }, staked: stake, payout: null };
    const at = move.kind === 'cashOut' ? move.at : auto;
    if (at !== null && at <= point)
      return {
        view: { cashedOutAt: at, crashedAt: null },
        staked: stake,
        payout: (stake * BigInt(at)) / BigInt(ONE),
      };
    if (move.kind === 'cashOut') throw new RuleError('at', 'The round had crashed before');
    return { view: { cashedOutAt: null, crashedAt: point }, staked: stake, payout: 0n };
  },
  idleMove: () => null,
};

/** The table of crash: its draw is the point where the round crashes. */
export const crashTable: TableGame = {
  sysname: 'crash',
  bettingMs: 7_000,
  restMs: 3_500,
  outcome: (draw) => [crashPoint(draw)],
  runMs: ([point = ONE]) => crashTime(point),
  flight: {
    multiplierAt,
    least: LEAST,
    reaches: ([point = ONE], multiplier) => multiplier <= point,
    target: (bet) => crash.readBet(bet).auto,
  },
};
