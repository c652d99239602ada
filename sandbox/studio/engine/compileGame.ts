import { type GameDefinition, type PerReel, type Strip, REELS, ROWS } from './gameDefinition.ts';
import { SYMBOL_COUNT, SYMBOLS, symbolCode } from './symbols.ts';
import { validateGame } from './validateGame.ts';

/** Row length of the pay table: pays are at index `code * PAY_ROW + count`. */
export const PAY_ROW = REELS + 1;

/** One set of reels as symbol codes. */
export interface CompiledReels {
  /** Each strip with its first two symbols repeated at the end, so that a window never wraps. */
  readonly strips: readonly Uint8Array[];
  readonly lengths: readonly number[];
  readonly wildMultipliers: readonly number[];
}

/** A game as typed arrays. Cells of a grid are numbered `reel * 3 + row`. */
export interface CompiledGame {
  readonly game: GameDefinition;
  readonly base: CompiledReels;
  readonly free: CompiledReels | null;
  readonly pays: Int32Array;
  readonly scatterPays: Int32Array;
  /** Cell of each line on each reel, left to right; empty for ways. */
  readonly lines: readonly Uint8Array[];
  /** The same lines from right to left if runs count both ways, otherwise empty. */
  readonly mirrored: readonly Uint8Array[];
}

const compiled = new WeakMap<GameDefinition, CompiledGame>();

/** Validates the game and compiles it to typed arrays, once per definition. Throws on an invalid definition. */
export function compileGame(game: GameDefinition): CompiledGame {
  const known = compiled.get(game);
  if (known !== undefined) return known;
  validateGame(game);
  const lines = game.rule.kind === 'lines' ? game.rule.lines.map(lineCells) : [];
  const result: CompiledGame = {
    game,
    base: compileReels(game.strips, game.wildMultipliers),
    free: game.feature?.kind === 'freeSpins' ? compileReels(game.feature.strips, game.feature.wildMultipliers) : null,
    pays: compilePays(game),
    scatterPays: Int32Array.from({ length: PAY_ROW }, (_, count) => payFor(game.scatterPays, count)),
    lines,
    mirrored: game.rule.bothWays ? lines.map((line) => line.toReversed()) : [],
  };
  compiled.set(game, result);
  return result;
}

function compileReels(strips: PerReel<Strip>, wildMultipliers: PerReel<number>): CompiledReels {
  return {
    strips: strips.map((strip) => Uint8Array.from([...strip, ...strip.slice(0, ROWS - 1)], symbolCode)),
    lengths: strips.map((strip) => strip.length),
    wildMultipliers,
  };
}

function compilePays(game: GameDefinition): Int32Array {
  const pays = new Int32Array(SYMBOL_COUNT * PAY_ROW);
  for (const symbol of SYMBOLS) {
    if (symbol === 'scatter') continue;
    for (let count = 2; count <= REELS; count += 1) {
      pays[symbolCode(symbol) * PAY_ROW + count] = payFor(game.paytable[symbol], count);
    }
  }
  return pays;
}

function payFor(pays: Readonly<Partial<Record<number, number>>>, count: number): number {
  return pays[count] ?? 0;
}

function lineCells(line: PerReel<number>): Uint8Array {
  return Uint8Array.from(line, (row, reel) => reel * ROWS + row);
}
