/** The number of ways to choose `k` of `n` things. */
export function combinations(n: number, k: number): bigint {
  if (k < 0 || k > n) return 0n;
  let ways = 1n;
  // Each partial product is itself a number of combinations, so every division is exact.
  for (let step = 1; step <= k; step += 1) ways = (ways * BigInt(n - k + step)) / BigInt(step);
  return ways;
}
