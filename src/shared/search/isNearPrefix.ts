/** Most wrong letters in a word of this length: a shorter word would match anything. */
export function mostTypos(length: number): number {
  if (length < 4) return 0;
  return length < 7 ? 1 : 2;
}

/**
 * Whether a typed word is the beginning of another one but for so many letters that are wrong, missing, too many, or two
 * exchanged (optimal string alignment, of which only the last two rows are kept).
 */
export function isNearPrefix(typed: string, word: string, most: number): boolean {
  if (word.length < typed.length - most) return false;
  const width = Math.min(word.length, typed.length + most);
  let before: number[] = [];
  let row = Array.from({ length: width + 1 }, (_zero, column) => column);
  for (let line = 1; line <= typed.length; line += 1) {
    const next = [line];
    let least = line;
    for (let column = 1; column <= width; column += 1) {
      const isSame = typed[line - 1] === word[column - 1];
      let cost = Math.min(at(row, column) + 1, at(next, column - 1) + 1, at(row, column - 1) + (isSame ? 0 : 1));
      const isExchanged =
        line > 1 && column > 1 && typed[line - 1] === word[column - 2] && typed[line - 2] === word[column - 1];
      if (isExchanged) cost = Math.min(cost, at(before, column - 2) + 1);
      next.push(cost);
      least = Math.min(least, cost);
    }
    if (least > most) return false;
    before = row;
    row = next;
  }
  return Math.min(...row) <= most;
}

const at = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
