import { type CompiledGame, type CompiledReels, PAY_ROW } from '../compileGame.ts';
import { REELS } from '../gameDefinition.ts';
import { FIRST_REGULAR, REGULAR_SYMBOLS, SYMBOL_COUNT } from '../symbols.ts';
import { expectedRuns } from './expectedRuns.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { type ReelModel, type ReelWindow, combinations, countStops, reelModels } from './reelModel.ts';

/** Exact mean units of one spin with these reels held, before its multiplier; scatter pays included. */
export function spinMean(compiled: CompiledGame, reels: CompiledReels, held: number, hasSpecial: boolean): Rational {
  const models = reelModels(reels, compiled.game.wildsExpand, held);
  const scatter = meanOver(
    models,
    (window) => window.hasScatter,
    (count) => compiled.scatterPays[count] ?? 0,
  );
  const plain = expectedRuns(compiled, models).plus(scatter);
  return hasSpecial ? plain.plus(specialMean(compiled, models)) : plain;
}

/** The special symbol is drawn uniformly before the feature, so its mean is the average over the regular symbols. */
function specialMean(compiled: CompiledGame, models: readonly ReelModel[]): Rational {
  let sum = Rational.zero;
  for (let symbol = FIRST_REGULAR; symbol < SYMBOL_COUNT; symbol += 1) {
    const pay = (count: number): number => (compiled.pays[symbol * PAY_ROW + count] ?? 0) * compiled.lines.length;
    sum = sum.plus(meanOver(models, (window) => window.cells.includes(symbol), pay));
  }
  return sum.dividedBy(REGULAR_SYMBOLS.length);
}

/** Mean of a pay by the number of reels whose window satisfies the condition; reels are independent. */
function meanOver(
  models: readonly ReelModel[],
  condition: (window: ReelWindow) => boolean,
  pay: (count: number) => number,
): Rational {
  const counts = reelCounts(models, condition);
  const sum = counts.reduce((total, stops, count) => total + stops * BigInt(pay(count)), 0n);
  return Rational.of(sum, combinations(models));
}

/** Number of stop combinations by the number of reels (index 0–5) whose window satisfies the condition. */
export function reelCounts(models: readonly ReelModel[], condition: (window: ReelWindow) => boolean): bigint[] {
  let counts: bigint[] = [1n];
  for (const model of models) {
    const yes = BigInt(countStops(model, condition));
    const no = BigInt(model.length) - yes;
    counts = Array.from({ length: counts.length + 1 }, (_, n) => (counts[n] ?? 0n) * no + (counts[n - 1] ?? 0n) * yes);
  }
  return counts;
}

/** The sets of held reels (bit masks) after one spin, each with its probability. */
export function heldSteps(
  compiled: CompiledGame,
  reels: CompiledReels,
  held: number,
): { held: number; probability: Rational }[] {
  const models = reelModels(reels, compiled.game.wildsExpand, held);
  let steps = [{ held, probability: Rational.one }];
  for (let reel = 0; reel < REELS; reel += 1) {
    const model = models[reel];
    if (model === undefined) throw new RangeError('A game has five reels');
    const filled = countStops(model, (window) => window.isFilled);
    if (filled === 0) continue;
    steps = steps.flatMap((step) => [
      { held: step.held | (1 << reel), probability: step.probability.times(Rational.of(filled, model.length)) },
      { held: step.held, probability: step.probability.times(Rational.of(model.length - filled, model.length)) },
    ]);
  }
  return steps.filter((step) => step.probability.numerator > 0n);
}
