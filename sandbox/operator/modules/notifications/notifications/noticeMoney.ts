import { formatMoney } from '../../../../../src/shared/money/formatMoney.ts';
import { parseMoney } from '../../../../../src/shared/money/moneyWire.ts';
import type { LocaleCode } from '../../../market/facts.ts';
import type { Notice } from './notice.ts';

/** The parameters `amount` and `currency` of a notification, written in the words of a language. */
export function noticeMoney(locale: LocaleCode, { amount = '0', currency = 'USD' }: Notice['params']): string {
  return formatMoney(parseMoney({ amount, currency }), locale, 'cashier');
}
