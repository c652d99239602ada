/** An exact fraction of integers with a positive denominator, in lowest terms. */
export class Rational {
  static readonly zero = new Rational(0n, 1n);
  static readonly one = new Rational(1n, 1n);

  readonly numerator: bigint;
  readonly denominator: bigint;

  private constructor(numerator: bigint, denominator: bigint) {
    this.numerator = numerator;
    this.denominator = denominator;
  }

  /** The fraction numerator / denominator; throws unless the denominator is positive. */
  static of(numerator: bigint | number, denominator: bigint | number = 1n): Rational {
    const over = BigInt(numerator);
    const under = BigInt(denominator);
    if (under <= 0n) throw new RangeError('A denominator is positive');
    const divisor = greatestCommonDivisor(over < 0n ? -over : over, under);
    return new Rational(over / divisor, under / divisor);
  }

  plus(other: Rational): Rational {
    return Rational.of(
      this.numerator * other.denominator + other.numerator * this.denominator,
      this.denominator * other.denominator,
    );
  }

  minus(other: Rational): Rational {
    return this.plus(new Rational(-other.numerator, other.denominator));
  }

  times(other: Rational): Rational {
    return Rational.of(this.numerator * other.numerator, this.denominator * other.denominator);
  }

  dividedBy(divisor: number): Rational {
    return Rational.of(this.numerator, this.denominator * BigInt(divisor));
  }

  equals(other: Rational): boolean {
    return this.numerator === other.numerator && this.denominator === other.denominator;
  }

  /** The value as a double, rounded down, exact to 15 digits. The only conversion of exact values to floats. */
  toNumber(): number {
    const scale = 10n ** 18n;
    return Number((this.numerator * scale) / this.denominator) / 1e18;
  }

  /** Decimal text with `digits` decimals, rounded toward zero, so that no value is overstated. */
  toFixed(digits: number): string {
    const scaled = (this.numerator * 10n ** BigInt(digits)) / this.denominator;
    const text = scaled.toString().padStart(digits + 1, '0');
    return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
  }

  /** Percent with two decimals, rounded toward zero: 24/25 → "96.00". */
  toPercent(): string {
    return this.times(Rational.of(100)).toFixed(2);
  }
}

function greatestCommonDivisor(a: bigint, b: bigint): bigint {
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}
