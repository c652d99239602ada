const SHORTEST_MS = 300;
const LONGEST_MS = 4200;
const PARTS = 1_000_000;

/** How many times the stake a win is, to the hundredth. */
export function multipleOf(win: bigint, stake: bigint): number {
  return Number((win * 100n) / stake) / 100;
}

/** How long a win is counted: longer the more it is worth against the stake, never boringly long. */
export function countingMs(win: bigint, stake: bigint): number {
  const multiple = stake > 0n ? multipleOf(win, stake) : 0;
  return Math.min(LONGEST_MS, SHORTEST_MS + 480 * Math.log2(1 + multiple));
}

/** The amount on screen at `elapsed` of `duration`; a whole minor unit, the full win at the end. */
export function countedAmount(win: bigint, elapsed: number, duration: number): bigint {
  if (elapsed >= duration) {
    return win;
  }
  const u = Math.max(0, elapsed / duration);
  return (win * BigInt(Math.floor((1 - (1 - u) ** 1.5) * PARTS))) / BigInt(PARTS);
}
