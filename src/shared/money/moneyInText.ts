import { formatMoney } from './formatMoney.ts';
import type { AmountPlace } from './amountDecimals.ts';
import type { Money } from './money.ts';

/** An amount inside a sentence: isolated left to right where the sentence runs right to left. */
export function moneyInText(
  value: Money,
  { code, dir }: { readonly code: string; readonly dir: 'ltr' | 'rtl' },
  place: AmountPlace = 'cashier',
): string {
  const text = formatMoney(value, code, place);
  return dir === 'rtl' ? `\u2066${text}\u2069` : text;
}
