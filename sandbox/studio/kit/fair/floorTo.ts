import { Rational } from './Rational.ts';

/** The value rounded down to a number of decimals: multipliers are shown and paid with so many. */
export function floorTo(value: Rational, decimals: number): Rational {
  const scale = 10n ** BigInt(decimals);
  return Rational.of((value.numerator * scale) / value.denominator, scale);
}
