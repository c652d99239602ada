/** What was moved in one currency, in its minor units. */
export interface CurrencySum {
  readonly currency: string;
  readonly sum: bigint;
}

/** Less than any amount: not even nothing is free. */
const NONE = -1n;

/**
 * How much more of `currency` fits below a threshold that each currency has its own of, in minor units; negative if it
 * is passed. The sums count as shares of their own currency's threshold, and all shares together are one at most, so a
 * change of currency begins nothing anew and no rate is needed. Exact, rounded down. A currency without a threshold is
 * not let through unasked: nothing is free beside it.
 */
export function roomLeft(
  thresholdOf: (currency: string) => bigint | undefined,
  sums: readonly CurrencySum[],
  currency: string,
): bigint {
  const own = thresholdOf(currency);
  if (own === undefined) return NONE;
  // The shares that are taken, as a fraction.
  let taken = 0n;
  let whole = 1n;
  for (const { currency: moved, sum } of sums) {
    if (sum === 0n) continue;
    const threshold = thresholdOf(moved);
    if (threshold === undefined || threshold === 0n) return NONE;
    taken = taken * threshold + sum * whole;
    whole *= threshold;
  }
  return floorDiv(own * (whole - taken), whole);
}

/** BigInt division cuts towards zero, which would forgive the last part of a passed threshold. */
function floorDiv(value: bigint, by: bigint): bigint {
  const cut = value / by;
  return value < 0n && cut * by !== value ? cut - 1n : cut;
}
