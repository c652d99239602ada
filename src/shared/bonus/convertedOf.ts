import type { BonusTerms } from './terms.ts';

interface Convertible {
  readonly terms: Pick<BonusTerms, 'is_sticky' | 'max_conversion_times'>;
  /** Minor units: what the bonus was when it was taken, and its money now. */
  readonly amount: bigint;
  readonly balance: bigint;
}

/** What of a bonus's money is paid out once its requirement is met, in minor units; the rest goes back to the house. */
export function convertedOf({ terms, amount, balance }: Convertible): bigint {
  const own = terms.is_sticky ? balance - amount : balance;
  const paid = own < 0n ? 0n : own;
  const most = mostConverted(terms, amount);
  return most === null || paid < most ? paid : most;
}

/** The most that is paid out, in minor units; null without a limit. */
export const mostConverted = (
  { max_conversion_times: times }: Pick<BonusTerms, 'max_conversion_times'>,
  amount: bigint,
): bigint | null => (times === null ? null : amount * BigInt(times));
