/**
 * Order statistics of samples that may contain null: a run without a value, which is left out and not counted as 0.
 * @module
 */

/** @param {ReadonlyArray<number | null | undefined>} samples @returns {number[]} finite samples, ascending */
export function ascending(samples) {
  const finite = [];
  for (const sample of samples) if (typeof sample === 'number' && Number.isFinite(sample)) finite.push(sample);
  return finite.sort((a, b) => a - b);
}

/**
 * Linear interpolation between closest ranks.
 * @param {ReadonlyArray<number | null | undefined>} samples
 * @param {number} q 0…1
 * @returns {number | null} null when no sample is finite
 */
export function quantile(samples, q) {
  const sorted = ascending(samples);
  if (sorted.length === 0) return null;
  const position = (sorted.length - 1) * q;
  const below = Math.floor(position);
  const above = Math.ceil(position);
  const low = /** @type {number} */ (sorted[below]);
  const high = /** @type {number} */ (sorted[above]);
  return low + (high - low) * (position - below);
}

/** @param {ReadonlyArray<number | null | undefined>} samples */
export const median = (samples) => quantile(samples, 0.5);

/**
 * @param {ReadonlyArray<number | null | undefined>} samples
 * @returns {{ n: number, median: number, min: number, max: number, p95: number } | null}
 */
export function summary(samples) {
  const sorted = ascending(samples);
  const [min] = sorted;
  const [max, middle, p95] = [sorted.at(-1), quantile(sorted, 0.5), quantile(sorted, 0.95)];
  if (min === undefined || max === undefined || middle === null || p95 === null) return null;
  return { n: sorted.length, median: middle, min, max, p95 };
}

/**
 * @param {number | null | undefined} value
 * @param {number} [decimals]
 * @returns {number | null}
 */
export function rounded(value, decimals = 0) {
  if (value === null || value === undefined || !Number.isFinite(value)) return null;
  const factor = 10 ** decimals;
  return Math.round(value * factor) / factor;
}
