import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import { rateBetween } from '../../market/currencyRates.ts';
import type { CurrencySum } from '../../market/roomLeft.ts';

/**
 * Sums of several currencies in one, in its minor units, by the rates that a change of currency shows. Rounded up:
 * what counts against a limit must not be too little. A currency without a rate counts unit for unit.
 */
export function sumIn(currency: string, sums: readonly CurrencySum[]): bigint {
  return sums.reduce((total, one) => total + converted(one, currency), 0n);
}

function converted({ currency: from, sum }: CurrencySum, to: string): bigint {
  if (from === to) return sum;
  const [whole = '', fraction = ''] = (rateBetween(from, to) ?? '1').split('.');
  const numerator = sum * BigInt(whole + fraction) * 10n ** BigInt(currencyDecimals(to));
  const denominator = 10n ** BigInt(fraction.length + currencyDecimals(from));
  return (numerator + denominator - 1n) / denominator;
}
