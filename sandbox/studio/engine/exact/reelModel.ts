import type { CompiledReels } from '../compileGame.ts';
import { ROWS } from '../gameDefinition.ts';
import { SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';

/** A window of a reel: the symbols used to count wins, and how many stops show it. */
export interface ReelWindow {
  readonly cells: readonly number[];
  readonly hasScatter: boolean;
  readonly isFilled: boolean;
  readonly stops: number;
}

/** All windows of one reel in one state (free, or held wild); all stops are equally likely. */
export interface ReelModel {
  readonly length: number;
  readonly wildMultiplier: number;
  readonly windows: readonly ReelWindow[];
}

/** Models of the five reels: held ones (bit mask) are all wild; on others a wild fills the window if wilds expand. */
export function reelModels(reels: CompiledReels, wildsExpand: boolean, held: number): ReelModel[] {
  return reels.strips.map((strip, reel) => {
    const length = reels.lengths[reel] ?? 0;
    const wildMultiplier = reels.wildMultipliers[reel] ?? 1;
    const isHeld = ((held >> reel) & 1) === 1;
    const stops = Array.from({ length }, (_, stop) => (isHeld ? heldWindow() : windowAt(strip, stop, wildsExpand)));
    return { length, wildMultiplier, windows: mergeEqual(stops) };
  });
}

function heldWindow(): ReelWindow {
  return { cells: Array.from({ length: ROWS }, () => WILD), hasScatter: false, isFilled: false, stops: 1 };
}

function windowAt(strip: Uint8Array, stop: number, wildsExpand: boolean): ReelWindow {
  const landed = Array.from(strip.subarray(stop, stop + ROWS));
  const isFilled = wildsExpand && landed.includes(WILD);
  return {
    cells: isFilled ? landed.map(() => WILD) : landed,
    hasScatter: landed.includes(SCATTER),
    isFilled,
    stops: 1,
  };
}

function mergeEqual(windows: readonly ReelWindow[]): ReelWindow[] {
  const merged = new Map<string, ReelWindow>();
  for (const window of windows) {
    const key = `${window.cells.join()}|${window.hasScatter}|${window.isFilled}`;
    merged.set(key, { ...window, stops: window.stops + (merged.get(key)?.stops ?? 0) });
  }
  return [...merged.values()];
}

/** For each symbol code, the number of stops that show it in the row. */
export function rowCounts(model: ReelModel, row: number): number[] {
  const counts = Array.from({ length: SYMBOL_COUNT }, () => 0);
  for (const window of model.windows) {
    const symbol = window.cells[row] ?? SCATTER;
    counts[symbol] = (counts[symbol] ?? 0) + window.stops;
  }
  return counts;
}

/** Number of stops whose window satisfies the condition. */
export function countStops(model: ReelModel, condition: (window: ReelWindow) => boolean): number {
  return model.windows.reduce((sum, window) => (condition(window) ? sum + window.stops : sum), 0);
}

/** Number of stop combinations of all reels. */
export function combinations(models: readonly ReelModel[]): bigint {
  return models.reduce((product, model) => product * BigInt(model.length), 1n);
}
