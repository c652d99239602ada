/** Milliseconds before try number `attempt` (from 0): 1 s, 2 s, 4 s, 8 s, then every 10 s. */
export function backOffMs(attempt: number): number {
  return Math.min(10_000, 1000 * 2 ** Math.min(attempt, 10));
}
