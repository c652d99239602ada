import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';
import { rateBetween } from './currencyRates.ts';
import type { CurrencySum } from './roomLeft.ts';

/**
 * Sums of several currencies in one, in its minor units, by the rates that a change of currency shows. Each is rounded
 * up: what counts against a limit must not be too little. What a limit is relieved by is passed negative, so that it is
 * not too much. Null if a currency has no rate: nobody can say what it comes to.
 */
export function sumIn(currency: string, sums: readonly CurrencySum[]): bigint | null {
  let total = 0n;
  for (const one of sums) {
    const more = converted(one, currency);
    if (more === null) return null;
    total += more;
  }
  return total;
}

function converted({ currency: from, sum }: CurrencySum, to: string): bigint | null {
  if (from === to || sum === 0n) return sum;
  const rate = rateBetween(from, to);
  if (rate === null) return null;
  const [whole = '', fraction = ''] = rate.split('.');
  const numerator = sum * BigInt(whole + fraction) * 10n ** BigInt(currencyDecimals(to));
  const denominator = 10n ** BigInt(fraction.length + currencyDecimals(from));
  const cut = numerator / denominator;
  // BigInt division cuts towards zero, which rounds up below it.
  return numerator > 0n && cut * denominator !== numerator ? cut + 1n : cut;
}
