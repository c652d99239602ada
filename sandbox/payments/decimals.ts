/** Decimal texts as whole numbers of their smallest unit, so that amounts are compared and added exactly. */

/** More decimals than any amount of the API has. */
export const EXACT = 18;

/** `text` in units of 10^-scale; digits beyond the scale are an error of the caller. */
export function toUnits(text: string, scale: number): bigint {
  const [whole = '', fraction = ''] = text.split('.');
  if (fraction.length > scale) throw new RangeError(`"${text}" has more than ${scale} decimals`);
  return BigInt(whole + fraction.padEnd(scale, '0'));
}

/** Decimal text without trailing zeros. */
export function fromUnits(units: bigint, scale: number): string {
  const digits = units.toString().padStart(scale + 1, '0');
  return scale === 0 ? digits : `${digits.slice(0, -scale)}.${digits.slice(-scale)}`.replace(/\.?0+$/, '');
}

/** Whether two decimal texts are the same number: 25 and 25.00 are. */
export const isSameAmount = (left: string, right: string): boolean => toUnits(left, EXACT) === toUnits(right, EXACT);
