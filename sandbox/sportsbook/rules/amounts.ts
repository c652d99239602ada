const DECIMAL = /^(0|[1-9]\d{0,17})(?:\.(\d{1,9}))?$/;

/** Decimal text of minor units: (1250n, 2) → "12.50". */
export function formatAmount(minor: bigint, decimals: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  return decimals === 0 ? sign + digits : `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Minor units of a decimal text; null if it is no plain amount or has more decimals than the currency. */
export function parseAmount(text: string, decimals: number): bigint | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  return fraction.length > decimals ? null : BigInt(whole + fraction.padEnd(decimals, '0'));
}
