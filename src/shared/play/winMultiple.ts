/**
 * How many stakes a round has paid, rounded down: to tenths below ten (`2.5`), to whole stakes above. Both amounts are in
 * minor units of one currency. Null if it has paid no more than its stake, or was played without one.
 */
export function winMultiple(payout: bigint, stake: bigint): number | null {
  if (stake <= 0n || payout <= stake) return null;
  const tenths = (payout * 10n) / stake;
  return tenths < 100n ? Number(tenths) / 10 : Number(tenths / 10n);
}
