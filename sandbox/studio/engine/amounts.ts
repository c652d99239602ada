const DECIMAL = /^(0|[1-9]\d{0,17})(?:\.(\d{1,9}))?$/;

/** Decimal text of an amount in minor units, with all decimals of its currency: (1250n, 2) → "12.50". */
export function formatAmount(minor: bigint, decimals: number): string {
  const sign = minor < 0n ? '-' : '';
  const digits = (minor < 0n ? -minor : minor).toString().padStart(decimals + 1, '0');
  if (decimals === 0) return sign + digits;
  return `${sign}${digits.slice(0, -decimals)}.${digits.slice(-decimals)}`;
}

/** Minor units of a decimal text; null if it is not a plain amount or has more decimals than the currency. */
export function parseAmount(text: string, decimals: number): bigint | null {
  const match = DECIMAL.exec(text);
  if (match === null) return null;
  const [, whole = '', fraction = ''] = match;
  if (fraction.length > decimals) return null;
  return BigInt(whole + fraction.padEnd(decimals, '0'));
}

/** Converts units of a game to minor units; throws unless the stake is divisible by `divisor`. */
export function unitsToMinor(units: number, stakeMinor: bigint, divisor: number): bigint {
  if (stakeMinor % BigInt(divisor) !== 0n) throw new RangeError('A stake is a whole number of units');
  return (stakeMinor / BigInt(divisor)) * BigInt(units);
}
