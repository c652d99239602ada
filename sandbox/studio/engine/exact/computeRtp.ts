import { type CompiledGame, compileGame } from '../compileGame.ts';
import { type GameDefinition, REELS } from '../gameDefinition.ts';
import { freeSpinsMean, respinsMean } from './featureValue.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { combinations, reelModels } from './reelModel.ts';
import { heldSteps, reelCounts, spinMean } from './spinMean.ts';
import { spinOutcomes } from './spinOutcomes.ts';

/** Exact figures of a game as fractions; converted with `toFixed` or `toNumber` only for output. */
export interface GameFigures {
  /** Mean win per stake: base spin and feature together. */
  readonly rtp: Rational;
  readonly baseRtp: Rational;
  readonly featureRtp: Rational;
  /** Share of rounds whose base spin pays. */
  readonly hitFrequency: Rational;
  /** Share of rounds that start the feature; zero in a game without one. */
  readonly featureFrequency: Rational;
  /** Mean number of spins per started feature; zero in a game without free spins. */
  readonly spinsPerFeature: Rational;
}

interface Feature {
  readonly units: Rational;
  readonly frequency: Rational;
  readonly spins: Rational;
}

/**
 * RTP and frequencies of a game, computed from its strips and pays only, by integer counting over all stops (no
 * sampling, no floats). Includes features with retriggers, held reels and multipliers.
 */
export function computeRtp(game: GameDefinition): GameFigures {
  const compiled = compileGame(game);
  const models = reelModels(compiled.base, game.wildsExpand, 0);
  const outcomes = spinOutcomes(compiled, models);
  const baseRtp = spinMean(compiled, compiled.base, 0, false).dividedBy(game.divisor);
  const feature = featureFigures(compiled);
  const featureRtp = feature.units.dividedBy(game.divisor);
  return {
    rtp: baseRtp.plus(featureRtp),
    baseRtp,
    featureRtp,
    hitFrequency: Rational.of(
      outcomes.paying.reduce((sum, stops) => sum + stops, 0n),
      combinations(models),
    ),
    featureFrequency: feature.frequency,
    spinsPerFeature: feature.spins,
  };
}

function featureFigures(compiled: CompiledGame): Feature {
  const { feature } = compiled.game;
  if (feature === null) return { units: Rational.zero, frequency: Rational.zero, spins: Rational.zero };
  return feature.kind === 'respins' ? respinFigures(compiled) : freeSpinFigures(compiled);
}

function respinFigures(compiled: CompiledGame): Feature {
  let units = Rational.zero;
  let frequency = Rational.zero;
  for (const step of heldSteps(compiled, compiled.base, 0)) {
    if (step.held === 0) continue;
    frequency = frequency.plus(step.probability);
    units = units.plus(step.probability.times(respinsMean(compiled, step.held)));
  }
  return { units, frequency, spins: Rational.zero };
}

function freeSpinFigures(compiled: CompiledGame): Feature {
  const { feature } = compiled.game;
  if (feature?.kind !== 'freeSpins') throw new TypeError('The game has no free spins');
  const models = reelModels(compiled.base, compiled.game.wildsExpand, 0);
  const counts = reelCounts(models, (window) => window.hasScatter);
  let units = Rational.zero;
  let frequency = Rational.zero;
  let spins = Rational.zero;
  for (let scatters = 3; scatters <= REELS; scatters += 1) {
    const probability = Rational.of(counts[scatters] ?? 0n, combinations(models));
    const mean = freeSpinsMean(compiled, feature, scatters);
    frequency = frequency.plus(probability);
    units = units.plus(probability.times(mean.units));
    spins = spins.plus(probability.times(mean.spins));
  }
  return { units, frequency, spins: frequency.numerator === 0n ? spins : spins.times(reciprocal(frequency)) };
}

function reciprocal(value: Rational): Rational {
  return Rational.of(value.denominator, value.numerator);
}
