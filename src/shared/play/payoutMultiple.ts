/**
 * What a round has paid in stakes, as a decimal text with two decimals, rounded down (9-11). Both amounts are in minor
 * units of one currency. Null for a round that was played without a stake.
 */
export function payoutMultiple(payout: bigint, stake: bigint): string | null {
  if (stake <= 0n) return null;
  const hundredths = (payout * 100n) / stake;
  return `${hundredths / 100n}.${String(hundredths % 100n).padStart(2, '0')}`;
}
