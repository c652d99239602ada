import { formatMoney } from '../money/formatMoney.ts';
import { type Money, compareMoney } from '../money/money.ts';
import { parseSum } from '../money/parseAmountText.ts';
import { amountFault } from './amountFault.ts';
import { type Validator, failure } from './validationError.ts';

export type SumRule = {
  /** Both in the same currency, which is also the sum's. */
  readonly min: Money;
  readonly max: Money;
  readonly locale: string;
};

/**
 * 5-26: digits, with decimals only where the currency has them; no leading zero, commas ignored, from `min` to `max`. A
 * text that is no amount is shown how to write one, or asked which of two it means; an amount outside the bounds is a
 * sumError with both, formatted in the currency.
 */
export function sum({ min, max, locale }: SumRule): Validator {
  const params = {
    min: formatMoney(min, locale, 'precise'),
    max: formatMoney(max, locale, 'precise'),
  };
  return (text) => {
    const amount = parseSum(text, min.currency, locale);
    if (!amount.ok) return amountFault(amount, min, locale);
    const isWithin = compareMoney(amount.money, min) >= 0 && compareMoney(amount.money, max) <= 0;
    return isWithin ? null : failure('sumError', params);
  };
}
