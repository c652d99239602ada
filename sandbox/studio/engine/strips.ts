import { type Strip, REELS, type PerReel } from './gameDefinition.ts';
import { type SymbolId, SYMBOLS } from './symbols.ts';

/** Parses five strips, one per line of text; symbols in the order in which they pass the window. */
export function strips(text: string): PerReel<Strip> {
  const lines = text.trim().split('\n').map(readStrip);
  const [a, b, c, d, e] = lines;
  if (!a || !b || !c || !d || !e || lines.length !== REELS) throw new Error('A game has five strips');
  return [a, b, c, d, e];
}

function readStrip(line: string): Strip {
  return line
    .trim()
    .split(/\s+/)
    .map((word) => {
      if (!isSymbol(word)) throw new Error(`${word} is no symbol`);
      return word;
    });
}

function isSymbol(word: string): word is SymbolId {
  return (SYMBOLS as readonly string[]).includes(word);
}
