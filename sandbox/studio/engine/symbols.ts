/** The ten symbols that every game of the studio uses; a game's theme draws them differently. */
export const SYMBOLS = ['wild', 'scatter', 'h1', 'h2', 'h3', 'h4', 'l1', 'l2', 'l3', 'l4'] as const;

export type SymbolId = (typeof SYMBOLS)[number];

/** Symbols that a line or a way can pay for. */
export type PayingSymbol = Exclude<SymbolId, 'scatter'>;

/** Numeric codes are indexes of SYMBOLS; performance-critical code uses them. */
export const WILD = 0;
export const SCATTER = 1;
export const FIRST_REGULAR = 2;
export const SYMBOL_COUNT = SYMBOLS.length;

/** All symbols except wild and scatter, in code order. */
export const REGULAR_SYMBOLS: readonly SymbolId[] = SYMBOLS.slice(FIRST_REGULAR);

export function symbolCode(symbol: SymbolId): number {
  return SYMBOLS.indexOf(symbol);
}

export function symbolOf(code: number): SymbolId {
  const symbol = SYMBOLS[code];
  if (symbol === undefined) throw new RangeError(`No symbol has the code ${code}`);
  return symbol;
}
