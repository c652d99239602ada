import type { JackpotKind } from '../../contract/jackpots.ts';
import type { Money } from '../../shared/money/money.ts';
import type { Pool } from './parseJackpots.ts';

/** Of the four tiers, from the smallest to the largest, 0 to 1. */
export type Levels = readonly [mini: number, minor: number, major: number, grand: number];

/**
 * How full a pool is drawn, 0 to 1: of a must-drop pool the way from nothing to its ceiling, of a random one, which has
 * no end, what it has grown beyond the house's seed as a part of twice the seed.
 */
export function poolLevel(kind: JackpotKind, { seed, bound }: Pick<Pool, 'seed' | 'bound'>, amount: Money): number {
  const whole = kind === 'must_drop' ? bound.minor : 2n * seed.minor;
  if (whole <= 0n) return 0;
  return Math.min(1, Math.max(0, Number((amount.minor * 1000n) / whole) / 1000));
}
