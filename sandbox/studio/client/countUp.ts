const SHORTEST_MS = 300;
const LONGEST_MS = 4200;
const PARTS = 1_000_000;

/** The win as a multiple of the stake, with two decimals. */
export function multipleOf(win: bigint, stake: bigint): number {
  return Number((win * 100n) / stake) / 100;
}

/** Duration of counting up a win in ms: grows with its multiple of the stake, up to a limit. */
export function countingMs(win: bigint, stake: bigint): number {
  const multiple = stake > 0n ? multipleOf(win, stake) : 0;
  return Math.min(LONGEST_MS, SHORTEST_MS + 480 * Math.log2(1 + multiple));
}

/** The amount to show at `elapsed` of `duration`, in whole minor units; the full win at the end. */
export function countedAmount(win: bigint, elapsed: number, duration: number): bigint {
  if (elapsed >= duration) {
    return win;
  }
  const u = Math.max(0, elapsed / duration);
  return (win * BigInt(Math.floor((1 - (1 - u) ** 1.5) * PARTS))) / BigInt(PARTS);
}
