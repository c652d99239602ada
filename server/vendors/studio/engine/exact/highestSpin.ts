import { type CompiledGame, type CompiledReels, PAY_ROW } from '../compileGame.ts';
import { evaluateRuns } from '../evaluateSpin.ts';
import { REELS, ROWS } from '../gameDefinition.ts';
import { FIRST_REGULAR, SCATTER, SYMBOL_COUNT, WILD } from '../symbols.ts';
import type { ReelModel } from './reelModel.ts';

/**
 * The most units that the runs of one spin on these reels can pay, before its multiplier: a search over the
 * windows, reel by reel from the left, that leaves a branch when no completion of it can beat the best grid found.
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
  /** No grid that starts with the first so many reels of this one pays more. */
  most(grid: Uint8Array, reels: number): number;
}

function runLimits(compiled: CompiledGame, models: readonly ReelModel[]): RunLimits {
  const mirroredMost = compiled.mirrored.length * bestPay(compiled, REELS - 1) * wildProduct(models, 0);
  if (compiled.game.rule.kind === 'lines') {
    return {
      most: (grid, reels) =>
        compiled.lines.reduce((sum, line) => sum + lineMost(compiled, models, grid, line, reels), mirroredMost),
    };
  }
  const isBothWays = compiled.game.rule.bothWays;
  return {
    most: (grid, reels) => {
      const isKnown = (reel: number): boolean => reel < reels;
      const fromLeft = waysMost(compiled, models, grid, LEFT_TO_RIGHT, isKnown);
      return isBothWays ? fromLeft + waysMost(compiled, models, grid, RIGHT_TO_LEFT, isKnown) : fromLeft;
    },
  };
}

/** Reels in the order of a run; from the right the fifth never counts, five of a kind is paid from the left. */
const LEFT_TO_RIGHT = [0, 1, 2, 3, 4];
const RIGHT_TO_LEFT = [4, 3, 2, 1];

/** Multiplier that wilds on the reels from this one on can still bring into one run. */
function wildProduct(models: readonly ReelModel[], from: number): number {
  return models.slice(from).reduce((product, model) => {
    const hasWild = model.windows.some((window) => window.cells.includes(WILD));
    return hasWild ? product * model.wildMultiplier : product;
  }, 1);
}

function bestPay(compiled: CompiledGame, count: number): number {
  let best = 0;
  for (let symbol = 0; symbol < SYMBOL_COUNT; symbol += 1) best = Math.max(best, compiled.pays[symbol * PAY_ROW + count] ?? 0);
  return best;
}

function lineMost(
  compiled: CompiledGame,
  models: readonly ReelModel[],
  grid: Uint8Array,
  line: Uint8Array,
  reels: number,
): number {
  let target = -1;
  let multiplier = 1;
  let run = 0;
  for (; run < reels; run += 1) {
    const symbol = grid[line[run] ?? 0] ?? SCATTER;
    if (symbol === WILD) multiplier *= models[run]?.wildMultiplier ?? 1;
    else if (symbol === SCATTER || (target >= 0 && symbol !== target)) break;
    else target = symbol;
  }
  const isOpen = run === reels;
  const count = isOpen ? REELS : run;
  const reach = isOpen ? multiplier * wildProduct(models, reels) : multiplier;
  const wild = compiled.pays[WILD * PAY_ROW + count] ?? 0;
  const own = target < 0 ? bestPay(compiled, count) : (compiled.pays[target * PAY_ROW + count] ?? 0);
  return Math.max(wild, own) * reach;
}

/** Per symbol: the ways on the known reels times the most that each other reel can show, at its best pay. */
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
