import type { BonusTerms } from './terms.ts';

export interface BonusRate {
  /** Of the deposit; 0 for a fixed amount. */
  readonly percent: number;
  /** Minor units: the most that is given, or the fixed amount. */
  readonly most: bigint;
}

/** The bonus that a deposit earns, in minor units, rounded down. */
export function givenBonus({ percent, most }: BonusRate, deposit: bigint): bigint {
  if (percent === 0) return most;
  const part = (deposit * BigInt(percent)) / 100n;
  return part < most ? part : most;
}

/** What must be wagered, in minor units. */
export const requiredWager = (
  { wager_times: times, wager_base: base }: Pick<BonusTerms, 'wager_times' | 'wager_base'>,
  { amount, deposit }: { readonly amount: bigint; readonly deposit: bigint },
): bigint => (base === 'bonus' ? amount : amount + deposit) * BigInt(times);
