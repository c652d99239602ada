/** A whole number as it is read: in groups of three, with no-break spaces, in Latin digits in every language. */
export const groupedDigits = (count: number | bigint | string): string =>
  String(count).replace(/\B(?=(\d{3})+$)/g, '\u00a0');
