const SHORTEST_MS = 500;
const LONGEST_MS = 4200;

/** How long a win is counted: longer the more it is worth against the stake, never boringly long. */
export function countingMs(win: number, stake: number): number {
  const multiple = stake > 0 ? win / stake : 0;
  return Math.min(LONGEST_MS, SHORTEST_MS + 650 * Math.log2(1 + multiple));
}

/** The amount on screen at `elapsed` of `duration`; a whole minor unit, the full win at the end. */
export function countedAmount(win: number, elapsed: number, duration: number): number {
  if (elapsed >= duration) {
    return win;
  }
  const u = Math.max(0, elapsed / duration);
  return Math.floor(win * (1 - (1 - u) ** 2));
}
