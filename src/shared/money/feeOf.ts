import { exactDecimal } from '../validation/exactDecimal.ts';
import { money } from './money.ts';
import type { Money } from './money.ts';

/**
 * The fee on `amount`: `percent` (decimal text) of it in whole minor units, half a unit rounded up. Exact, without floats.
 * An invalid or negative percentage is none. Operator and client compute it alike.
 */
export function feeOf(amount: Money, percent: string): Money {
  const rate = exactDecimal(percent);
  if (rate === null || rate.units <= 0n || amount.minor <= 0n) return money(0n, amount.currency);
  const divisor = 100n * 10n ** BigInt(rate.scale);
  return money((amount.minor * rate.units * 2n + divisor) / (divisor * 2n), amount.currency);
}
