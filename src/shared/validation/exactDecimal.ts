import { asciiDigits } from '../text/asciiDigits.ts';

/** units × 10^-scale: a decimal number without rounding. */
export type ExactDecimal = { readonly units: bigint; readonly scale: number };

const DECIMAL = /^(-?)(\d{0,40})(?:\.(\d{0,40}))?$/;

/**
 * Parses a decimal text of the configuration or the operator after removing commas and outer spaces (5-53); null for
 * anything else. What a player types is read by the language: `parseDecimalText`.
 */
export function exactDecimal(text: string): ExactDecimal | null {
  const plain = asciiDigits(text.trim()).replaceAll(',', '');
  const match = DECIMAL.exec(plain);
  if (match === null || !/\d/.test(plain)) return null;
  const [, sign = '', whole = '', fraction = ''] = match;
  const units = BigInt(whole + fraction);
  return { units: sign === '-' ? -units : units, scale: fraction.length };
}

/** Both numbers' units at the finer of the two scales. */
export function alignedUnits(left: ExactDecimal, right: ExactDecimal): readonly [bigint, bigint] {
  const scale = Math.max(left.scale, right.scale);
  return [left.units * 10n ** BigInt(scale - left.scale), right.units * 10n ** BigInt(scale - right.scale)];
}
