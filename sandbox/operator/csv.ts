/** Lines of a CSV file (RFC 4180): every cell quoted, lines ended by CR LF. */

/** Tells spreadsheets the encoding; goes before the first line. */
export const CSV_MARK = '\uFEFF';

export const csvLine = (cells: readonly (string | Date)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(value: string | Date): string {
  const text = value instanceof Date ? value.toISOString() : value;
  // A spreadsheet would run a text that begins like a formula; a negative amount is a number.
  const isFormula = /^[=+@\t\r\n-]/.test(text) && !/^-?\d+(\.\d+)?$/.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
