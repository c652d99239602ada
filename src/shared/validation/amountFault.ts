import { currencyDecimals } from '../money/currencyDecimals.ts';
import { decimalText } from '../money/decimalText.ts';
import { formatMoney } from '../money/formatMoney.ts';
import type { Money } from '../money/money.ts';
import type { AmountText } from '../money/parseAmountText.ts';
import { separatorsOf } from '../money/separatorsOf.ts';
import { failure } from './validationError.ts';
import type { ValidationError } from './validationError.ts';

/** The amount as typed in this language: Latin digits, the language's decimal mark, no grouping. */
const typedLike = ({ minor, currency }: Money, locale: string): string =>
  decimalText(minor, currencyDecimals(currency)).replace('.', separatorsOf(locale).decimal);

/**
 * Why the text of an amount field is none; null for an amount. A text that may mean two amounts asks which; any other
 * is shown how to write `like`.
 */
export function amountFault(read: AmountText, like: Money, locale: string): ValidationError | null {
  if (read.ok) return null;
  if (read.meanings === undefined) return failure('wrongAmount', { example: typedLike(like, locale) });
  const [one, other] = read.meanings.map((amount) => formatMoney(amount, locale, 'precise'));
  return failure('unclearAmount', { one: one ?? '', other: other ?? '' });
}
