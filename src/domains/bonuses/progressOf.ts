import type { BonusFigures } from './face/bonus.ts';

/** How much of the requirement is wagered, in whole percent, rounded down: 100 only when it is met. */
export function progressOf({ wagered, required }: Pick<BonusFigures, 'wagered' | 'required'>): number {
  if (wagered.minor >= required.minor) return 100;
  return Number((wagered.minor * 100n) / required.minor);
}

/** The same as a figure to be written: `<1` for what has begun and is less than a percent. */
export function writtenProgress(figures: Pick<BonusFigures, 'wagered' | 'required'>): string {
  const percent = progressOf(figures);
  return percent === 0 && figures.wagered.minor > 0n ? '<1' : String(percent);
}
