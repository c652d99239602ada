import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import type { Money } from './money.ts';
import { separatorsOf } from './separatorsOf.ts';

/** An amount as text of a field of a language: "50", "12.50" or "12,50", without useless zeros and groups. */
export function amountText(value: Money, locale: string): string {
  const text = decimalText(value.minor, currencyDecimals(value.currency));
  const [whole = '', fraction = ''] = text.split('.');
  return /[1-9]/.test(fraction) ? whole + separatorsOf(locale).decimal + fraction : whole;
}
