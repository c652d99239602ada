import { formatMoney } from '../money/formatMoney.ts';
import { type Money, compareMoney } from '../money/money.ts';
import { parseAmountText } from '../money/parseAmountText.ts';
import { asciiDigits } from '../text/asciiDigits.ts';
import { amountFault } from './amountFault.ts';
import { type Validator, failure } from './validationError.ts';

export type SumRule = {
  /** Both in the same currency, which is also the sum's. */
  readonly min: Money;
  readonly max: Money;
  readonly locale: string;
  /** `whole`: digits only, as in 5-26. `currency`: its decimals too, for coins with fractional bounds. */
  readonly digits?: 'whole' | 'currency';
};

/**
 * 5-26: digits only, no leading zero, commas ignored, from `min` to `max`. Any other text is a wrongField, a number
 * outside the bounds a sumError; both have the bounds, formatted in the currency. With decimals a text that is no amount
 * is shown how to write one, or asked which of two it means.
 */
export function sum({ min, max, locale, digits = 'whole' }: SumRule): Validator {
  const params = {
    min: formatMoney(min, locale, 'precise'),
    max: formatMoney(max, locale, 'precise'),
  };
  return (text) => {
    if (digits === 'whole' && !isWhole(text)) return failure('wrongField', params);
    const amount = parseAmountText(text, min.currency, digits === 'whole' ? 'en' : locale, 'ignored');
    if (!amount.ok) return digits === 'whole' ? failure('wrongField', params) : amountFault(amount, min, locale);
    const isWithin = compareMoney(amount.money, min) >= 0 && compareMoney(amount.money, max) <= 0;
    return isWithin ? null : failure('sumError', params);
  };
}

function isWhole(text: string): boolean {
  return /^[\s,]*[1-9][\d\s,]*$/.test(asciiDigits(text));
}
