import { minorUnits } from '../../ledger/amounts.ts';
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import type { Reward } from '../loyalty/rewards/module.ts';
import type { ActiveSegment } from './wheel.ts';

/** An exact number: `numerator` divided by `denominator`, in lowest terms. */
export interface Fraction {
  readonly numerator: bigint;
  readonly denominator: bigint;
}

export const expectedKinds = ['money', 'bonus', 'freespins', 'points'] as const;
export type ExpectedKind = (typeof expectedKinds)[number];

export function fraction(numerator: bigint, denominator: bigint): Fraction {
  const divisor = gcd(numerator, denominator);
  return { numerator: numerator / divisor, denominator: denominator / divisor };
}

function gcd(left: bigint, right: bigint): bigint {
  let [a, b] = [left, right];
  while (b !== 0n) [a, b] = [b, a % b];
  return a === 0n ? 1n : a;
}

/** Decimal text of a fraction that is not negative, cut to so many digits. */
export function cutText({ numerator, denominator }: Fraction, digits: number): string {
  const scaled = (numerator * 10n ** BigInt(digits)) / denominator;
  const text = scaled.toString().padStart(digits + 1, '0');
  return digits === 0 ? text : `${text.slice(0, -digits)}.${text.slice(-digits)}`;
}

/** A chance as a percentage, rounded to two digits; "12.5" rather than "12.50". */
export function percentText({ numerator, denominator }: Fraction): string {
  const hundredths = (numerator * 20_000n + denominator) / (denominator * 2n);
  const text = cutText({ numerator: hundredths, denominator: 100n }, 2);
  return text.replace(/\.?0+$/, '');
}

/** What a reward is worth in minor units of a currency, or in points; bonuses and free spins by what they can stake. */
function worth(reward: Reward, kind: ExpectedKind, currency: string): bigint {
  if (reward.kind !== kind) return 0n;
  if (reward.kind === 'points') return BigInt(reward.count);
  if (reward.kind === 'freespins') return BigInt(reward.count) * minorOf(reward.stake[currency], currency);
  return minorOf(reward.amount[currency], currency);
}

function minorOf(amount: string | undefined, currency: string): bigint {
  return (amount === undefined ? null : minorUnits(amount, currency)) ?? 0n;
}

/** What one spin gives of a kind on average, exactly. */
export function expectedOf(segments: readonly ActiveSegment[], kind: ExpectedKind, currency: string): Fraction {
  let sum = 0n;
  let total = 0n;
  for (const { segment, reward } of segments) {
    sum += BigInt(segment.weight) * worth(reward, kind, currency);
    total += BigInt(segment.weight);
  }
  return fraction(sum, total);
}

/** Minor units as a decimal text of the currency, with four digits more. */
export function amountText({ numerator, denominator }: Fraction, currency: string): string {
  const decimals = currencyDecimals(currency);
  return cutText({ numerator, denominator: denominator * 10n ** BigInt(decimals) }, decimals + 4);
}
