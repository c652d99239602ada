/**
 * How often a market's prices have been cut, read from the prices alone. What the reciprocals of its prices sum up to
 * is the same whatever happens in the match; each cut by a twentieth makes it larger by the same factor.
 * @module
 */

const CUT = 0.95;

/** @param {ReadonlyArray<{ price: number }>} selections */
export const reciprocals = (selections) => selections.reduce((sum, { price }) => sum + 1 / price, 0);

/**
 * @param {number} before the sum of the uncut market
 * @param {number} now
 */
export const cutsBetween = (before, now) => Math.max(0, Math.round(Math.log(now / before) / -Math.log(CUT)));
