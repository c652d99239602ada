/**
 * What the policy says about a limit, computed without the product: stricter and first limits at once, looser ones
 * after the cool-off; windows of whole days that end now.
 * @module
 */
export const COOL_OFF_MS = 24 * 3_600_000;
export const WINDOW_MS = { day: COOL_OFF_MS, week: 7 * COOL_OFF_MS, month: 30 * COOL_OFF_MS };

/**
 * Amounts in minor units, null for no limit; times in ms.
 * @typedef {{ amount: number | null, pending: { amount: number | null, at: number } | null }} Limit
 */

/** @returns {Limit} */
export const noLimit = () => ({ amount: null, pending: null });

const isLooser = (current, next) => current !== null && (next === null || next > current);

/** The limit once a waiting change has taken effect. @param {Limit} limit @param {number} now @returns {Limit} */
export const asOf = (limit, now) =>
  limit.pending !== null && limit.pending.at <= now ? { amount: limit.pending.amount, pending: null } : limit;

/** @param {Limit} limit @param {number | null} amount @param {number} now @returns {Limit} */
export function changed(limit, amount, now) {
  const { amount: current } = asOf(limit, now);
  if (amount === current) return { amount: current, pending: null };
  return isLooser(current, amount)
    ? { amount: current, pending: { amount, at: now + COOL_OFF_MS } }
    : { amount, pending: null };
}

/** The possible outcomes of changes that were sent at once. @returns {Limit[]} */
export function outcomes(limit, amounts, now) {
  if (amounts.length === 0) return [asOf(limit, now)];
  return amounts.flatMap((amount, index) => outcomes(changed(limit, amount, now), amounts.toSpliced(index, 1), now));
}

/** Whether an observed limit is the expected one, up to the duration of a call. */
export const agrees = (expected, seen, toleranceMs) =>
  expected.amount === seen.amount &&
  (expected.pending?.amount ?? null) === (seen.pending?.amount ?? null) &&
  (expected.pending === null) === (seen.pending === null) &&
  Math.abs((expected.pending?.at ?? 0) - (seen.pending?.at ?? 0)) <= toleranceMs;
