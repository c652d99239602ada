import { type FreeSpins, type GameDefinition, type PerReel, type Strip, REELS, ROWS } from './gameDefinition.ts';
import { SYMBOLS } from './symbols.ts';

/**
 * Throws if a definition breaks an invariant that evaluation or the exact figures rely on. Each rule is required by a
 * formula, which the message names.
 */
export function validateGame(game: GameDefinition): void {
  const fail = (reason: string): never => {
    throw new Error(`${game.sysname}: ${reason}`);
  };
  if (!Number.isInteger(game.divisor) || game.divisor < 1) fail('the divisor is a whole number of units');
  validateLines(game, fail);
  validatePays(game, fail);
  validateStrips(game, game.strips, game.wildMultipliers, fail);
  if (game.feature?.kind === 'respins' && !game.wildsExpand) fail('respins hold reels that wilds filled');
  if (game.feature?.kind === 'freeSpins') validateFreeSpins(game, game.feature, fail);
}

type Fail = (reason: string) => never;

function validateLines(game: GameDefinition, fail: Fail): void {
  if (game.rule.kind !== 'lines') return;
  const distinct = new Set(game.rule.lines.map((line) => line.join()));
  if (distinct.size !== game.rule.lines.length) fail('two lines are the same');
  if (game.divisor !== game.rule.lines.length) fail('a unit is the stake on one line');
}

/** A longer run must not pay less, so that the first three reels of a run decide whether the spin pays. */
function validatePays(game: GameDefinition, fail: Fail): void {
  for (const symbol of SYMBOLS) {
    const pays: Readonly<Partial<Record<number, number>>> =
      symbol === 'scatter' ? game.scatterPays : game.paytable[symbol];
    let last = 0;
    for (let count = 2; count <= REELS; count += 1) {
      const pay = pays[count] ?? 0;
      if (!Number.isInteger(pay) || pay < last) fail(`${symbol}: pays are whole units that grow with the run`);
      last = pay;
    }
    const isRegular = symbol !== 'wild' && symbol !== 'scatter';
    if (isRegular && (pays[3] ?? 0) === 0) fail(`${symbol}: three of a kind pay`);
  }
}

function validateStrips(game: GameDefinition, strips: PerReel<Strip>, multipliers: PerReel<number>, fail: Fail): void {
  strips.forEach((strip, reel) => {
    if (strip.length < ROWS) fail(`reel ${reel + 1} is too short`);
    strip.forEach((symbol, stop) => {
      const near = [strip[(stop + 1) % strip.length], strip[(stop + 2) % strip.length]];
      if (symbol === 'scatter' && near.includes('scatter')) fail(`reel ${reel + 1} can show two scatters`);
    });
    if (!Number.isInteger(multipliers[reel]) || (multipliers[reel] ?? 0) < 1) fail('wild multipliers are whole');
  });
  const isWildFirst = strips[0].includes('wild');
  const isWildLast = strips[4].includes('wild');
  if (isWildFirst && game.rule.kind === 'ways') fail('ways start on a regular symbol: no wild on the first reel');
  if (game.rule.bothWays && (isWildFirst || isWildLast)) fail('runs both ways start on regular symbols');
  const wildPay = game.paytable.wild[3] ?? 0;
  if (isWildFirst && wildPay === 0) fail('wilds that can start a run pay themselves');
}

function validateFreeSpins(game: GameDefinition, feature: FreeSpins, fail: Fail): void {
  validateStrips(game, feature.strips, feature.wildMultipliers, fail);
  const { holdsWildReels, multiplier, retrigger, maxSpins, awards } = feature;
  if (Math.max(...Object.values(awards)) > maxSpins) fail('an award is above the limit of spins');
  if (holdsWildReels && !game.wildsExpand) fail('only reels that wilds filled are held');
  if (holdsWildReels && retrigger !== null) fail('a feature that holds reels has no retrigger');
  if (holdsWildReels && multiplier.kind === 'perWin') fail('a feature that holds reels has no multiplier per win');
  if (feature.hasSpecialSymbol && game.rule.kind !== 'lines') fail('a special symbol pays on lines');
  if (feature.hasSpecialSymbol && multiplier.kind === 'perWin')
    fail('a special symbol goes with no multiplier per win');
}
