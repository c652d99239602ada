/** Delay before try number `attempt` (from 0), in ms: 1 s, 2 s, 4 s and so on, and then always the longest. */
export function backOffMs(attempt: number, longestMs = 10_000): number {
  return Math.min(longestMs, 1000 * 2 ** Math.min(attempt, 10));
}
