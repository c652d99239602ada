import { type CompiledGame, type CompiledReels, compileGame, PAY_ROW } from '../compileGame.ts';
import { type FreeSpins, type GameDefinition, type MultiplierRule, REELS } from '../gameDefinition.ts';
import { SYMBOL_COUNT } from '../symbols.ts';
import { highestSpin } from './highestSpin.ts';
import { reelModels } from '../exact/reelModel.ts';

/**
 * Upper bound of the units of a round: the best base spin, followed by the longest feature with every spin at its best.
 * A `maxWin` at or above it (in stakes) never cuts a win, so it does not change the RTP.
 */
export function winCeiling(game: GameDefinition): number {
  const compiled = compileGame(game);
  const base = spinCeiling(compiled, compiled.base, 0);
  const { feature } = game;
  if (feature === null) return base;
  if (feature.kind === 'freeSpins') return base + freeSpinsCeiling(compiled, feature);
  // Every respin except the last fills another reel.
  const fillable = popCount(fillableReels(compiled, compiled.base));
  return base + fillable * spinCeiling(compiled, compiled.base, fillableReels(compiled, compiled.base));
}

function freeSpinsCeiling(compiled: CompiledGame, feature: FreeSpins): number {
  const reels = compiled.free ?? compiled.base;
  const held = feature.holdsWildReels ? fillableReels(compiled, reels) : 0;
  const special = feature.hasSpecialSymbol ? bestFive(compiled) * compiled.lines.length : 0;
  const spin = spinCeiling(compiled, reels, held) + special;
  const spins = feature.retrigger === null ? Math.max(...Object.values(feature.awards)) : feature.maxSpins;
  return Array.from({ length: spins }, (_, played) => spin * highestMultiplier(feature.multiplier, played)).reduce(
    (sum, units) => sum + units,
    0,
  );
}

/** Held reels only add wilds, so the maximum has all of them held; scatters are added at their maximum pay. */
function spinCeiling(compiled: CompiledGame, reels: CompiledReels, held: number): number {
  const models = reelModels(reels, compiled.game.wildsExpand, held);
  return highestSpin(compiled, reels, models) + (compiled.scatterPays[REELS] ?? 0);
}

function fillableReels(compiled: CompiledGame, reels: CompiledReels): number {
  return reelModels(reels, compiled.game.wildsExpand, 0).reduce(
    (mask, model, reel) => (model.windows.some((window) => window.isFilled) ? mask | (1 << reel) : mask),
    0,
  );
}

function highestMultiplier(rule: MultiplierRule, played: number): number {
  if (rule.kind === 'fixed') return rule.value;
  if (rule.kind === 'byScatters') return Math.max(...Object.values(rule.values));
  if (rule.kind === 'drawn') return Math.max(...rule.table);
  return Math.min(rule.max, rule.start + rule.step * played);
}

function bestFive(compiled: CompiledGame): number {
  const fives = Array.from({ length: SYMBOL_COUNT }, (_, symbol) => compiled.pays[symbol * PAY_ROW + REELS] ?? 0);
  return Math.max(...fives);
}

function popCount(mask: number): number {
  return mask.toString(2).replaceAll('0', '').length;
}
