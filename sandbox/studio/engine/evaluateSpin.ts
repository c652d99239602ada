import { type CompiledGame, type CompiledReels, PAY_ROW } from './compileGame.ts';
import { REELS, ROWS } from './gameDefinition.ts';
import { SCATTER, WILD } from './symbols.ts';

/** A paying run, before the multiplier of the spin. */
export interface Hit {
  readonly kind: 'line' | 'ways' | 'scatter' | 'special';
  readonly symbol: number;
  /** Symbols (lines), reels (ways, special) or scatters in the run. */
  readonly count: number;
  /** Index of the line; -1 if the hit is not on a single line. */
  readonly line: number;
  /** Number of ways of the run; a way through a multiplier wild counts once per multiple. 1 on a line. */
  readonly ways: number;
  readonly isFromRight: boolean;
  readonly units: number;
}

/** List to which hits are added; null when only the sum is needed (simulation). */
export type HitSink = Hit[] | null;

/** Units of all runs on the grid (codes at `reel * 3 + row`), before the multiplier of the spin. */
export function evaluateRuns(compiled: CompiledGame, reels: CompiledReels, grid: Uint8Array, sink: HitSink): number {
  if (compiled.game.rule.kind === 'lines') return evaluateLines(compiled, reels, grid, sink);
  const left = evaluateWays(compiled, reels, grid, false, sink);
  return compiled.game.rule.bothWays ? left + evaluateWays(compiled, reels, grid, true, sink) : left;
}

function evaluateLines(compiled: CompiledGame, reels: CompiledReels, grid: Uint8Array, sink: HitSink): number {
  let units = 0;
  for (let line = 0; line < compiled.lines.length; line += 1) {
    units += evaluateLine(compiled, reels, grid, compiled.lines[line] as Uint8Array, line, REELS, sink);
  }
  // Five of a kind was already paid from the left.
  for (let line = 0; line < compiled.mirrored.length; line += 1) {
    units += evaluateLine(compiled, reels, grid, compiled.mirrored[line] as Uint8Array, line, REELS - 1, sink);
  }
  return units;
}

/**
 * The best run from the first cell on: wilds substitute for the first regular symbol, or pay as wilds when that is
 * worth more. A run longer than `longest` pays nothing.
 */
function evaluateLine(
  compiled: CompiledGame,
  reels: CompiledReels,
  grid: Uint8Array,
  cells: Uint8Array,
  line: number,
  longest: number,
  sink: HitSink,
): number {
  let target = -1;
  let run = 0;
  let multiplier = 1;
  let wildRun = 0;
  let wildMultiplier = 1;
  for (; run < REELS; run += 1) {
    const cell = cells[run] as number;
    const symbol = grid[cell] as number;
    if (symbol === WILD) {
      multiplier *= reels.wildMultipliers[(cell / ROWS) | 0] as number;
      if (target < 0) {
        wildRun = run + 1;
        wildMultiplier = multiplier;
      }
    } else if (symbol === SCATTER) {
      break;
    } else if (target < 0) {
      target = symbol;
    } else if (symbol !== target) {
      break;
    }
  }
  if (run > longest || run < 2) return 0;
  const targetUnits = target < 0 ? 0 : (compiled.pays[target * PAY_ROW + run] as number) * multiplier;
  const wildUnits = (compiled.pays[WILD * PAY_ROW + wildRun] as number) * wildMultiplier;
  const units = Math.max(targetUnits, wildUnits);
  if (units === 0 || sink === null) return units;
  const isWildRun = wildUnits > targetUnits;
  sink.push({
    kind: 'line',
    symbol: isWildRun ? WILD : target,
    count: isWildRun ? wildRun : run,
    line,
    ways: 1,
    isFromRight: (cells[0] as number) >= ROWS,
    units,
  });
  return units;
}

/** Runs on adjacent reels, in any row. A run starts on a regular symbol, since the first reel has no wilds. */
function evaluateWays(
  compiled: CompiledGame,
  reels: CompiledReels,
  grid: Uint8Array,
  isFromRight: boolean,
  sink: HitSink,
): number {
  const first = isFromRight ? (REELS - 1) * ROWS : 0;
  let units = 0;
  for (let row = 0; row < ROWS; row += 1) {
    const symbol = grid[first + row] as number;
    const isSeen = (row > 0 && grid[first] === symbol) || (row > 1 && grid[first + 1] === symbol);
    if (symbol === SCATTER || symbol === WILD || isSeen) continue;
    let ways = 1;
    let count = 0;
    for (; count < REELS; count += 1) {
      const reel = isFromRight ? REELS - 1 - count : count;
      const found = waysOnReel(grid, reel, symbol, reels.wildMultipliers[reel] as number);
      if (found === 0) break;
      ways *= found;
    }
    // Five of a kind is paid once, from the left.
    if (isFromRight && count === REELS) continue;
    const won = (compiled.pays[symbol * PAY_ROW + count] as number) * ways;
    if (won === 0) continue;
    units += won;
    if (sink !== null) sink.push({ kind: 'ways', symbol, count, line: -1, ways, isFromRight, units: won });
  }
  return units;
}

function waysOnReel(grid: Uint8Array, reel: number, symbol: number, wildMultiplier: number): number {
  let found = 0;
  for (let cell = reel * ROWS; cell < reel * ROWS + ROWS; cell += 1) {
    if (grid[cell] === symbol) found += 1;
    else if (grid[cell] === WILD) found += wildMultiplier;
  }
  return found;
}

/** Units for the special symbol (code): it fills each reel on which it is visible and pays on every line. */
export function evaluateSpecial(compiled: CompiledGame, grid: Uint8Array, special: number, sink: HitSink): number {
  let count = 0;
  for (let reel = 0; reel < REELS; reel += 1) {
    const cell = reel * ROWS;
    if (grid[cell] === special || grid[cell + 1] === special || grid[cell + 2] === special) count += 1;
  }
  const lines = compiled.lines.length;
  const units = (compiled.pays[special * PAY_ROW + count] as number) * lines;
  if (units > 0 && sink !== null) {
    sink.push({ kind: 'special', symbol: special, count, line: -1, ways: lines, isFromRight: false, units });
  }
  return units;
}
