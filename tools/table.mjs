/**
 * Plain text tables for terminals and logs.
 * @module
 */

const NUMERIC = /^[-–+×x]?[\d.,]*(\s?(ms|kB|MB|%|×|\/s|fps))?$/;

/**
 * @param {string} title
 * @param {ReadonlyArray<string>} columns
 * @param {ReadonlyArray<ReadonlyArray<string | number | null | undefined>>} rows
 * @returns {string} columns of numbers only are right-aligned, all others left-aligned
 */
export function table(title, columns, rows) {
  const cells = rows.map((row) => columns.map((_, index) => text(row[index])));
  const widths = columns.map((column, index) =>
    Math.max(column.length, ...cells.map((row) => row[index]?.length ?? 0)),
  );
  const numeric = columns.map(
    (_, index) => index > 0 && cells.length > 0 && cells.every((row) => NUMERIC.test(row[index] ?? '')),
  );
  /** @param {ReadonlyArray<string>} row */
  const line = (row) =>
    row
      .map((cell, index) => (numeric[index] ? cell.padStart(widths[index] ?? 0) : cell.padEnd(widths[index] ?? 0)))
      .join('  ')
      .trimEnd();
  const rule = widths.map((width) => '─'.repeat(width)).join('  ');
  return [title, rule, line(columns), rule, ...cells.map(line), ''].join('\n');
}

/** @param {string | number | null | undefined} cell */
function text(cell) {
  if (cell === null || cell === undefined) return '–';
  return String(cell);
}
