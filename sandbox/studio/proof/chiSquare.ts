/**
 * Chi-square of counts against equal shares, as a distance from its mean in standard deviations of the normal
 * distribution (Wilson and Hilferty 1931; near enough from 30 cells on).
 */
export function chiSquareZ(counts: readonly number[]): number {
  const total = counts.reduce((sum, count) => sum + count, 0);
  const share = total / counts.length;
  const chi = counts.reduce((sum, count) => sum + (count - share) ** 2 / share, 0);
  const freedom = counts.length - 1;
  const spread = 2 / (9 * freedom);
  return (Math.cbrt(chi / freedom) - (1 - spread)) / Math.sqrt(spread);
}
