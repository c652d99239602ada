import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import type { Money } from './money.ts';

/** An amount as text of a field: "50", "12.50", without useless zeros. */
export function amountText(value: Money): string {
  const text = decimalText(value.minor, currencyDecimals(value.currency));
  const [whole = '', fraction = ''] = text.split('.');
  return /[1-9]/.test(fraction) ? text : whole;
}
