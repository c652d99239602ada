import { type GameDefinition, REELS, ROWS } from './gameDefinition.ts';
import type { Hit } from './evaluateSpin.ts';
import { compileGame } from './compileGame.ts';
import type { Draw } from '../kit/fair/draws.ts';
import { type PlayedSpin, RoundPlayer } from './RoundPlayer.ts';
import type { Cell, RoundResult, SpinResult, Win } from './roundResult.ts';
import { SCATTER, symbolOf, WILD } from './symbols.ts';

/**
 * Plays one round: the base spin and, if it starts one, the whole feature. `draw(n)` returns a uniform integer from 0
 * to n - 1; the same draws give the same round. Order of draws: five stops from left to right; for free spins first
 * the special symbol if the game has one, then for each spin the drawn multiplier if there is one, and the five stops.
 */
export function playRound(game: GameDefinition, draw: Draw): RoundResult {
  const spins: SpinResult[] = [];
  const seen: { feature: { kind: 'freeSpins' | 'respins'; awarded: number; special: number } | null } = {
    feature: null,
  };
  new RoundPlayer(game).play(draw, {
    feature: (kind, awarded, special) => {
      seen.feature = { kind, awarded, special };
    },
    spin: (spin) => spins.push(describeSpin(game, spin)),
  });
  const [base, ...later] = spins;
  if (base === undefined) throw new Error('A round has a base spin');
  const featureUnits = sumUnits(later);
  const units = base.units + featureUnits;
  if (units > game.maxWin * game.divisor) throw new RangeError(`${game.sysname} paid above its ceiling`);
  if (seen.feature === null) return { base, feature: null, units };
  const { kind, awarded, special } = seen.feature;
  const specialSymbol = special < 0 ? null : symbolOf(special);
  return { base, feature: { kind, awarded, specialSymbol, spins: later, units: featureUnits }, units };
}

function sumUnits(spins: readonly SpinResult[]): number {
  return spins.reduce((sum, spin) => sum + spin.units, 0);
}

function describeSpin(game: GameDefinition, spin: PlayedSpin): SpinResult {
  return {
    stops: [...spin.stops],
    grid: Array.from({ length: REELS }, (_, reel) =>
      Array.from(spin.landed.subarray(reel * ROWS, (reel + 1) * ROWS), symbolOf),
    ),
    held: reelsOf(spin.held),
    filled: reelsOf(spin.filled),
    scatters: spin.scatters,
    multiplier: spin.multiplier,
    added: spin.added,
    wins: spin.hits.map((hit) => describeWin(game, spin, hit)),
    units: spin.units,
  };
}

function describeWin(game: GameDefinition, spin: PlayedSpin, hit: Hit): Win {
  return {
    kind: hit.kind,
    symbol: symbolOf(hit.symbol),
    count: hit.count,
    cells: winCells(game, spin, hit),
    line: hit.line < 0 ? null : hit.line,
    direction: hit.isFromRight ? 'fromRight' : 'fromLeft',
    ways: hit.ways,
    multiplier: spin.multiplier,
    units: hit.units * spin.multiplier,
  };
}

/** The cells of a win, in the order of the run. */
function winCells(game: GameDefinition, spin: PlayedSpin, hit: Hit): Cell[] {
  if (hit.kind === 'line') {
    const compiled = compileGame(game);
    const line = (hit.isFromRight ? compiled.mirrored : compiled.lines)[hit.line] ?? [];
    return Array.from(line.slice(0, hit.count), toCell);
  }
  if (hit.kind === 'special') return specialCells(spin, hit.symbol);
  const isInRun = (cell: number): boolean => {
    const symbol = hit.kind === 'scatter' ? spin.landed[cell] : spin.grid[cell];
    if (hit.kind === 'scatter') return symbol === SCATTER;
    const reel = Math.floor(cell / ROWS);
    const distance = hit.isFromRight ? REELS - 1 - reel : reel;
    return distance < hit.count && (symbol === hit.symbol || symbol === WILD);
  };
  return cellNumbers().filter(isInRun).map(toCell);
}

function specialCells(spin: PlayedSpin, symbol: number): Cell[] {
  const isOnReel = (reel: number): boolean => spin.grid.subarray(reel * ROWS, (reel + 1) * ROWS).includes(symbol);
  return cellNumbers()
    .filter((cell) => isOnReel(Math.floor(cell / ROWS)))
    .map(toCell);
}

function cellNumbers(): number[] {
  return Array.from({ length: REELS * ROWS }, (_, cell) => cell);
}

function toCell(cell: number): Cell {
  return [Math.floor(cell / ROWS), cell % ROWS];
}

function reelsOf(mask: number): number[] {
  return Array.from({ length: REELS }, (_, reel) => reel).filter((reel) => (mask >> reel) & 1);
}
