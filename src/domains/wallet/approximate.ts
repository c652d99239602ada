import { currencyDecimals } from '../../shared/money/currencyDecimals.ts';
import { money } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { exactDecimal } from '../../shared/validation/exactDecimal.ts';

/** Coins have more decimals than any currency of a state. */
export const isCoin = (currency: string): boolean => currencyDecimals(currency) > 4;

/**
 * An amount in another currency, for the eye only: rounded down to its minor unit, never used where money moves. Null if
 * the rate is no positive number.
 */
export function approximate(value: Money, currency: string, rate: string): Money | null {
  const exact = exactDecimal(rate);
  if (exact === null || exact.units <= 0n) return null;
  const up = 10n ** BigInt(currencyDecimals(currency));
  const down = 10n ** BigInt(currencyDecimals(value.currency) + exact.scale);
  return money((value.minor * exact.units * up) / down, currency);
}
