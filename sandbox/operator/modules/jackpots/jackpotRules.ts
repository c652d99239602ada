import type { JackpotKind, JackpotTier } from '../../../../src/contract/jackpots.ts';
import { isHit } from '../../../../src/shared/jackpots/dropRules.ts';

/** Micro-units of a minor unit. A share of a stake is a whole number of them, so that nothing is ever rounded. */
export const MICRO = 1_000_000n;

export interface Pool {
  readonly jackpot: string;
  readonly tier: JackpotTier;
  readonly currency: string;
  readonly kind: JackpotKind;
  /** What it holds, in micro-units. */
  readonly micro: bigint;
  readonly cycle: number;
  /** Stakes counted in the cycle. */
  readonly counted: number;
}

export interface PoolTerms {
  readonly seed: bigint;
  readonly bound: bigint;
}

/** What a cycle's secret decides. */
export interface Draws {
  /** Minor units at which a must-drop pool falls. */
  threshold(): bigint;
  /** The draw of the numbered stake of a random pool. */
  draw(number: number): bigint;
}

export interface Counted {
  readonly pool: Pool;
  /** What the stake has won of the pool, in minor units; null for nothing. */
  readonly won: bigint | null;
}

/**
 * Counts one stake in a pool: it feeds the pool first, and then may win it. A must-drop pool pays its threshold, which is
 * never above its ceiling, a random one all whole minor units; what is left opens the next cycle together with the
 * house's seed. A stake wins a pool once at most.
 */
export function countStake(
  pool: Pool,
  { stake, share }: { readonly stake: bigint; readonly share: number },
  draws: Draws,
  { bound, nextSeed }: { readonly bound: bigint; readonly nextSeed: bigint },
): Counted {
  const micro = pool.micro + stake * BigInt(share);
  const counted = pool.counted + 1;
  const won = wonOf(pool.kind, { micro, counted, stake, odds: bound }, draws);
  if (won === null) return { pool: { ...pool, micro, counted }, won };
  const left = micro - won * MICRO;
  return { pool: { ...pool, micro: left + nextSeed * MICRO, cycle: pool.cycle + 1, counted: 0 }, won };
}

function wonOf(
  kind: JackpotKind,
  state: { readonly micro: bigint; readonly counted: number; readonly stake: bigint; readonly odds: bigint },
  draws: Draws,
): bigint | null {
  if (kind === 'random') return isHit(draws.draw(state.counted), state.stake, state.odds) ? state.micro / MICRO : null;
  const threshold = draws.threshold();
  return state.micro >= threshold * MICRO ? threshold : null;
}

/**
 * What of a player's contributions is booked in whole minor units, when their sum grows (or falls) by `change` to `sum`:
 * the rest waits in the sum until it fills a unit. Micro-units in, minor units out.
 */
export const bookedOf = (sum: bigint, change: bigint): bigint => sum / MICRO - (sum - change) / MICRO;
