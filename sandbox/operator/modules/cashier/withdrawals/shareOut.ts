/** Amounts above `cap`, in minor units, are refused for this reason. */
export interface Bound<Reason> {
  readonly reason: Reason;
  readonly cap: bigint;
}

export interface Share<Reason> {
  readonly reason: Reason;
  readonly amount: bigint;
}

export interface SharedOut<Reason> {
  /** The largest amount that nothing refuses; at most `whole`. */
  readonly available: bigint;
  /** One share for each bound below `whole`, in the order of the bounds; zero where an earlier bound refuses it all. */
  readonly shares: readonly Share<Reason>[];
}

/**
 * Shares `whole` out among what can be withdrawn and the bounds, given in the order in which a withdrawal checks them:
 * each unit belongs to the bound that refuses it. So the shares and what is available always sum to `whole`, and the
 * first unit above what is available belongs to the bound that a withdrawal of it meets.
 */
export function shareOut<Reason>(whole: bigint, bounds: readonly Bound<Reason>[]): SharedOut<Reason> {
  const capped = bounds.map(({ reason, cap }) => ({ reason, cap: clamp(cap, whole) }));
  let left = whole;
  const shares = capped.map(({ reason, cap }): Share<Reason> => {
    // What an earlier bound has taken lies above; this one takes what is left above its own cap.
    const amount = left > cap ? left - cap : 0n;
    left -= amount;
    return { reason, amount };
  });
  return { available: left, shares: shares.filter((_, index) => (capped[index]?.cap ?? whole) < whole) };
}

const clamp = (value: bigint, most: bigint): bigint => {
  if (value < 0n) return 0n;
  return value > most ? most : value;
};
