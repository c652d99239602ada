/** The rows of each reel that show a symbol, bit r for row r. */
export function rowsOfSymbol(window: readonly (readonly number[])[], code: number): number[] {
  return window.map((cells) => cells.reduce((rows, symbol, row) => (symbol === code ? rows | (1 << row) : rows), 0));
}
