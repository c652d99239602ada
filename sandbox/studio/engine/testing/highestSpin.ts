import { type CompiledGame, type CompiledReels, PAY_ROW } from '../compileGame.ts';
import { evaluateRuns } from '../evaluateSpin.ts';
import { REELS, ROWS } from '../gameDefinition.ts';
import { FIRST_REGULAR, SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import type { ReelModel } from '../exact/reelModel.ts';

/**
 * Maximum units that the runs of one spin on these reels can pay, before its multiplier: a branch-and-bound search over
 * the windows, reel by reel from the left, that skips a branch whose upper bound is not above the best grid found.
 */
export function highestSpin(compiled: CompiledGame, reels: CompiledReels, models: readonly ReelModel[]): number {
  const grid = new Uint8Array(REELS * ROWS);
  const limits = runLimits(compiled, models);
  let best = 0;
  const search = (reel: number): void => {
    if (reel === REELS) {
      best = Math.max(best, evaluateRuns(compiled, reels, grid, null));
      return;
    }
    const branches = (models[reel]?.windows ?? []).map((window) => {
      grid.set(window.cells, reel * ROWS);
      return { cells: window.cells, most: limits.most(grid, reel + 1) };
    });
    branches.sort((a, b) => b.most - a.most);
    for (const { cells, most } of branches) {
      if (most <= best) return;
      grid.set(cells, reel * ROWS);
      search(reel + 1);
    }
  };
  search(0);
  return best;
}

interface RunLimits {
  /** Upper bound of the units of all grids that have the same first `reels` reels. */
  most(grid: Uint8Array, reels: number): number;
}

function runLimits(compiled: CompiledGame, models: readonly ReelModel[]): RunLimits {
  const { lines, mirrored, game } = compiled;
  if (game.rule.kind === 'lines') {
    const reach = models.map(reelReach);
    return {
      most: (grid, reels) => {
        let sum = 0;
        for (const line of lines) sum += lineMost(compiled, reach, grid, line, reels, REELS);
        for (const line of mirrored) sum += lineMost(compiled, reach, grid, line, reels, REELS - 1);
        return sum;
      },
    };
  }
  return {
    most: (grid, reels) => {
      const isKnown = (reel: number): boolean => reel < reels;
      const fromLeft = waysMost(compiled, models, grid, LEFT_TO_RIGHT, isKnown);
      return game.rule.bothWays ? fromLeft + waysMost(compiled, models, grid, RIGHT_TO_LEFT, isKnown) : fromLeft;
    },
  };
}

/** Reels in the order of a run. From the right the last reel never counts: five of a kind is paid from the left. */
const LEFT_TO_RIGHT = [0, 1, 2, 3, 4];
const RIGHT_TO_LEFT = [4, 3, 2, 1];

/** What a reel that is not decided yet can contribute to a run. */
interface ReelReach {
  /** By symbol code: whether the reel contains the symbol or a wild. */
  readonly shows: readonly boolean[];
  /** Multiplier of the wilds on the reel; 1 without wilds. */
  readonly multiplier: number;
  readonly wildMultiplier: number;
}

function reelReach({ windows, wildMultiplier }: ReelModel): ReelReach {
  const shown = new Set(windows.flatMap((window) => window.cells));
  const hasWild = shown.has(WILD);
  const shows = Array.from(
    { length: SYMBOL_COUNT },
    (_, symbol) => shown.has(symbol) || (hasWild && symbol !== SCATTER),
  );
  return { shows, multiplier: hasWild ? wildMultiplier : 1, wildMultiplier };
}

/** Upper bound of what the line can still pay: the best run of any symbol that the decided reels allow. */
function lineMost(
  compiled: CompiledGame,
  reach: readonly ReelReach[],
  grid: Uint8Array,
  line: Uint8Array,
  reels: number,
  longest: number,
): number {
  let best = 0;
  for (let target = 0; target < SYMBOL_COUNT; target += 1) {
    if (target === SCATTER) continue;
    let multiplier = 1;
    let run = 0;
    for (; run < longest; run += 1) {
      const cell = line[run] as number;
      const reel = reach[(cell / ROWS) | 0] as ReelReach;
      if (cell >= reels * ROWS) {
        if (!reel.shows[target]) break;
        multiplier *= reel.multiplier;
      } else if (grid[cell] === WILD) {
        multiplier *= reel.wildMultiplier;
      } else if (grid[cell] !== target) {
        break;
      }
    }
    best = Math.max(best, (compiled.pays[target * PAY_ROW + run] as number) * multiplier);
  }
  return best;
}

/** Per symbol: the ways on the decided reels times the maximum on each other reel, at the best pay. */
function waysMost(
  compiled: CompiledGame,
  models: readonly ReelModel[],
  grid: Uint8Array,
  order: readonly number[],
  isKnown: (reel: number) => boolean,
): number {
  let sum = 0;
  for (let symbol = FIRST_REGULAR; symbol < SYMBOL_COUNT; symbol += 1) {
    let ways = 1;
    let best = 0;
    order.forEach((reel, index) => {
      const multiplier = models[reel]?.wildMultiplier ?? 1;
      const known = grid.subarray(reel * ROWS, (reel + 1) * ROWS);
      const shown = isKnown(reel) ? [known] : (models[reel]?.windows ?? []).map((window) => window.cells);
      ways *= Math.max(...shown.map((cells) => waysIn(cells, symbol, multiplier)));
      best = Math.max(best, ways * (compiled.pays[symbol * PAY_ROW + index + 1] ?? 0));
    });
    sum += best;
  }
  return sum;
}

function waysIn(cells: Iterable<number>, symbol: number, wildMultiplier: number): number {
  let ways = 0;
  for (const cell of cells) {
    if (cell === symbol) ways += 1;
    if (cell === WILD) ways += wildMultiplier;
  }
  return ways;
}
