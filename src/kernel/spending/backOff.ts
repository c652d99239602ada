/** Delay before try number `attempt` (from 0), in ms: 1 s, 2 s, 4 s, 8 s, then always 10 s. */
export function backOffMs(attempt: number): number {
  return Math.min(10_000, 1000 * 2 ** Math.min(attempt, 10));
}
