const FIRST_MS = 500;
const LONGEST_MS = 60_000;

/**
 * Delay in ms after the `attempts`-th failed delivery. It doubles from 0.5 s up to 60 s. A `random` in [0, 1) shortens it
 * by up to half, so that a recovered receiver does not get all events at once; with 0 it is the full delay.
 */
export function retryDelay(attempts: number, random: number): number {
  const full = Math.min(LONGEST_MS, FIRST_MS * 2 ** Math.min(attempts - 1, 16));
  return Math.max(FIRST_MS, Math.round(full * (1 - random / 2)));
}
