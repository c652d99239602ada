import { type CompiledGame, compileGame } from '../compileGame.ts';
import { evaluateRuns } from '../evaluateSpin.ts';
import { type GameDefinition, REELS, ROWS } from '../gameDefinition.ts';
import type { FeatureOffer } from '../purchase.ts';
import { SCATTER, WILD } from '../symbols.ts';
import { Rational } from '../../kit/fair/Rational.ts';
import { computeRtp } from './computeRtp.ts';
import { freeSpinsMean } from './featureValue.ts';

/** Scatters that a purchase begins with: the fewest that start free spins. */
const SCATTERS = 3;

/**
 * The purchase of a game's free spins; null for a game without. Its value is exact: the pay of three scatters and the
 * mean of the free spins that they start. Its price is that value divided by the game's return, to the nearest unit, so
 * a purchase returns what every other round does, within half a unit of its price.
 */
export function featureOffer(game: GameDefinition): FeatureOffer | null {
  const compiled = compileGame(game);
  const { feature } = game;
  if (feature?.kind !== 'freeSpins') return null;
  const value = Rational.of(compiled.scatterPays[SCATTERS] ?? 0).plus(freeSpinsMean(compiled, feature, SCATTERS).units);
  const { numerator, denominator } = computeRtp(game).rtp;
  const price = value.times(Rational.of(denominator, numerator));
  const units = Number((2n * price.numerator + price.denominator) / (2n * price.denominator));
  return {
    units,
    stops: firstStops(compiled),
    rtp: value.dividedBy(units).toPercent(),
    spins: feature.awards[SCATTERS],
  };
}

/** The first stops, from the left, that show exactly three scatters and no wild, and pay on no line or way. */
function firstStops(compiled: CompiledGame): number[] {
  const { base } = compiled;
  const grid = new Uint8Array(REELS * ROWS);
  const stops: number[] = [];
  const search = (reel: number, scatters: number): boolean => {
    if (scatters > SCATTERS || scatters + REELS - reel < SCATTERS) return false;
    if (reel === REELS) return evaluateRuns(compiled, base, grid, null) === 0;
    const strip = base.strips[reel] ?? new Uint8Array();
    for (let stop = 0; stop < (base.lengths[reel] ?? 0); stop += 1) {
      const window = strip.subarray(stop, stop + ROWS);
      // A scatter is shown in the middle row only, so that the three are in a row.
      const isPlain = window.every((symbol, row) => symbol !== WILD && (symbol !== SCATTER || row === 1));
      if (!isPlain) continue;
      grid.set(window, reel * ROWS);
      stops[reel] = stop;
      if (search(reel + 1, scatters + Number(window.includes(SCATTER)))) return true;
    }
    return false;
  };
  if (!search(0, 0)) throw new RangeError(`${compiled.game.sysname} has no plain stops with three scatters`);
  return stops;
}
