import { type CompiledGame, PAY_ROW } from '../compileGame.ts';
import { REELS } from '../gameDefinition.ts';
import { FIRST_REGULAR, SYMBOL_COUNT, WILD } from '../symbols.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { type ReelModel, combinations, rowCounts } from './reelModel.ts';

/** Exact mean units of all runs of a spin on these reels, before the multiplier of the spin. */
export function expectedRuns(compiled: CompiledGame, models: readonly ReelModel[]): Rational {
  const isLines = compiled.game.rule.kind === 'lines';
  const total = isLines ? totalLines(compiled, models) : totalWays(compiled, models);
  return Rational.of(exactInteger(total), combinations(models));
}

/**
 * Units summed over every combination of stops. A line uses one row of each reel and reels are independent, so the sum
 * of a line only depends on the number of stops that show each symbol in its row.
 */
function totalLines(compiled: CompiledGame, models: readonly ReelModel[]): number {
  const known = new Map<string, number>();
  let total = 0;
  const addLine = (line: Uint8Array, longest: number): void => {
    const reels = Array.from(line, (cell) => {
      const model = models[Math.floor(cell / 3)];
      if (model === undefined) throw new RangeError('A line stays on the reels');
      return { counts: rowCounts(model, cell % 3), length: model.length, multiplier: model.wildMultiplier };
    });
    const key = `${longest}|${reels.map(({ counts }) => counts.join()).join('|')}`;
    const sum = known.get(key) ?? lineSum(compiled.pays, reels, longest);
    known.set(key, sum);
    total += sum;
  };
  for (const line of compiled.lines) addLine(line, REELS);
  for (const line of compiled.mirrored) addLine(line, REELS - 1);
  return total;
}

interface RowOnReel {
  readonly counts: readonly number[];
  readonly length: number;
  readonly multiplier: number;
}

interface Run {
  readonly target: number;
  readonly count: number;
  readonly multiplier: number;
  readonly wildCount: number;
  readonly wildMultiplier: number;
  /** Number of stop combinations of the reels so far that give this run. */
  readonly weight: number;
}

function lineSum(pays: Int32Array, reels: readonly RowOnReel[], longest: number): number {
  const pay = (run: Run): number => {
    if (run.count > longest) return 0;
    const own = run.target < 0 ? 0 : (pays[run.target * PAY_ROW + run.count] ?? 0) * run.multiplier;
    const wild = (pays[WILD * PAY_ROW + run.wildCount] ?? 0) * run.wildMultiplier;
    return Math.max(own, wild);
  };
  const walk = (run: Run): number => {
    const reel = reels[run.count];
    if (reel === undefined) return pay(run) * run.weight;
    const wilds = reel.counts[WILD] ?? 0;
    let sum = 0;
    let left = reel.length - wilds;
    if (wilds > 0) sum += walk(withWild(run, reel.multiplier, wilds));
    for (let symbol = FIRST_REGULAR; symbol < SYMBOL_COUNT; symbol += 1) {
      const stops = reel.counts[symbol] ?? 0;
      if (stops === 0 || (run.target >= 0 && run.target !== symbol)) continue;
      sum += walk({ ...run, target: symbol, count: run.count + 1, weight: run.weight * stops });
      left -= stops;
    }
    const others = reels.slice(run.count + 1).reduce((product, other) => product * other.length, 1);
    return sum + pay(run) * run.weight * left * others;
  };
  return walk({ target: -1, count: 0, multiplier: 1, wildCount: 0, wildMultiplier: 1, weight: 1 });
}

function withWild(run: Run, factor: number, stops: number): Run {
  const multiplier = run.multiplier * factor;
  const next = { ...run, count: run.count + 1, multiplier, weight: run.weight * stops };
  return run.target < 0 ? { ...next, wildCount: next.count, wildMultiplier: multiplier } : next;
}

/** Per symbol: the ways per reel are independent, so the mean of their product is the product of their means. */
function totalWays(compiled: CompiledGame, models: readonly ReelModel[]): number {
  let total = 0;
  for (let symbol = FIRST_REGULAR; symbol < SYMBOL_COUNT; symbol += 1) {
    total += waysSum(compiled, models, symbol, REELS);
    if (compiled.game.rule.bothWays) total += waysSum(compiled, models.toReversed(), symbol, REELS - 1);
  }
  return total;
}

function waysSum(compiled: CompiledGame, models: readonly ReelModel[], symbol: number, longest: number): number {
  let sum = 0;
  let ways = 1;
  models.forEach((model, index) => {
    ways *= model.windows.reduce(
      (all, window) => all + window.stops * waysIn(window.cells, symbol, model.wildMultiplier),
      0,
    );
    const count = index + 1;
    const next = models[count];
    const breaks = next === undefined ? 1 : stopsWithout(next, symbol);
    const others = models.slice(count + 1).reduce((product, other) => product * other.length, 1);
    if (count <= longest) sum += (compiled.pays[symbol * PAY_ROW + count] ?? 0) * ways * breaks * others;
  });
  return sum;
}

function waysIn(cells: readonly number[], symbol: number, wildMultiplier: number): number {
  let ways = 0;
  for (const cell of cells) {
    if (cell === symbol) ways += 1;
    if (cell === WILD) ways += wildMultiplier;
  }
  return ways;
}

function stopsWithout(model: ReelModel, symbol: number): number {
  return model.windows.reduce((all, window) => (waysIn(window.cells, symbol, 1) === 0 ? all + window.stops : all), 0);
}

/** Partial sums of non-negative integers are at most the final sum, so if that is a safe integer, the sum is exact. */
export function exactInteger(value: number): bigint {
  if (!Number.isSafeInteger(value)) throw new RangeError('The sum left the range of exact integers');
  return BigInt(value);
}
