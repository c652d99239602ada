import type { CompiledGame } from '../compileGame.ts';
import { type FreeSpins, type MultiplierRule, REELS } from '../gameDefinition.ts';
import { byScatters, firstLevel } from '../RoundPlayer.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { combinations, reelModels } from './reelModel.ts';
import { type SpinOutcomes, spinOutcomes } from './spinOutcomes.ts';
import { heldSteps, spinMean } from './spinMean.ts';

/** State of the free spins, as needed for the mean. */
interface State {
  readonly total: number;
  readonly level: number;
  readonly held: number;
  /** Probability multiplied by (combinations per spin) ^ (spins played), an integer. */
  readonly weight: bigint;
}

/**
 * Exact mean units of the free spins started by `scatters` scatters. Iterates spin by spin over all reachable states
 * (total spins, multiplier, held reels); the weights are integers over one common denominator, so nothing is rounded.
 */
export function freeSpinsMean(
  compiled: CompiledGame,
  feature: FreeSpins,
  scatters: number,
): { units: Rational; spins: Rational } {
  const reels = compiled.free ?? compiled.base;
  const wildsExpand = compiled.game.wildsExpand;
  const outcomes = spinOutcomes(compiled, reelModels(reels, wildsExpand, 0));
  const perSpin = combinations(reelModels(reels, wildsExpand, 0));
  let states: State[] = [
    {
      total: byScatters(feature.awards, scatters),
      level: firstLevel(feature.multiplier, scatters),
      held: 0,
      weight: 1n,
    },
  ];
  let scale = 1n;
  let spins = 0n;
  const factors = new Map<number, bigint>();
  for (let played = 0; states.length > 0; played += 1) {
    for (const { held, level, weight } of states) {
      factors.set(held, (factors.get(held) ?? 0n) + weight * BigInt(level));
      spins += weight;
    }
    const next = states.flatMap((state) => nextStates(compiled, feature, state, outcomes, perSpin));
    states = mergeStates(next.filter((state) => state.total > played + 1));
    // Convert the sums to the denominator of the next spin.
    scale *= perSpin;
    spins *= perSpin;
    for (const [held, factor] of factors) factors.set(held, factor * perSpin);
  }
  let units = Rational.zero;
  for (const [held, factor] of factors) {
    units = units.plus(Rational.of(factor, scale).times(spinMean(compiled, reels, held, feature.hasSpecialSymbol)));
  }
  return { units: units.times(meanDrawn(feature.multiplier)), spins: Rational.of(spins, scale) };
}

function nextStates(
  compiled: CompiledGame,
  feature: FreeSpins,
  state: State,
  outcomes: SpinOutcomes,
  perSpin: bigint,
): State[] {
  const rule = feature.multiplier;
  if (feature.holdsWildReels) {
    const level = raised(rule, state.level, 'perSpin');
    return heldSteps(compiled, compiled.free ?? compiled.base, state.held).map(({ held, probability }) => ({
      total: state.total,
      level,
      held,
      weight: (state.weight * probability.numerator * perSpin) / probability.denominator,
    }));
  }
  return Array.from({ length: REELS + 1 }, (_, scatters) => scatters).flatMap((scatters) => {
    const again = feature.retrigger !== null && scatters >= 3 ? byScatters(feature.retrigger, scatters) : 0;
    const total = Math.min(feature.maxSpins, state.total + again);
    const afterAny = raised(rule, state.level, 'perSpin');
    const afterWin = raised(rule, afterAny, 'perWin');
    return [
      { total, level: afterWin, held: 0, weight: state.weight * (outcomes.paying[scatters] ?? 0n) },
      { total, level: afterAny, held: 0, weight: state.weight * (outcomes.losing[scatters] ?? 0n) },
    ];
  });
}

function raised(rule: MultiplierRule, level: number, on: 'perSpin' | 'perWin'): number {
  if (rule.kind !== on) return level;
  return Math.min(rule.max, level + rule.step);
}

function mergeStates(states: readonly State[]): State[] {
  const merged = new Map<string, State>();
  for (const state of states) {
    if (state.weight === 0n) continue;
    const key = `${state.total}|${state.level}|${state.held}`;
    merged.set(key, { ...state, weight: state.weight + (merged.get(key)?.weight ?? 0n) });
  }
  return [...merged.values()];
}

/** Mean of a drawn multiplier; 1 for rules that have the multiplier in the state. */
function meanDrawn(rule: MultiplierRule): Rational {
  if (rule.kind !== 'drawn') return Rational.one;
  return Rational.of(
    rule.table.reduce((sum, value) => sum + value, 0),
    rule.table.length,
  );
}

/** Exact mean units of the respins after these reels were filled. */
export function respinsMean(compiled: CompiledGame, held: number): Rational {
  let units = spinMean(compiled, compiled.base, held, false);
  for (const step of heldSteps(compiled, compiled.base, held)) {
    if (step.held !== held) units = units.plus(step.probability.times(respinsMean(compiled, step.held)));
  }
  return units;
}
