import { formatMoney } from '../money/formatMoney.ts';
import { type Money, compareMoney } from '../money/money.ts';
import { parseAmountText } from '../money/parseAmountText.ts';
import { asciiDigits } from '../text/asciiDigits.ts';
import { type Validator, failure } from './validationError.ts';

export type SumRule = {
  /** Both in the same currency, which is the one the sum is read in. */
  readonly min: Money;
  readonly max: Money;
  readonly locale: string;
  /** `whole`: digits only, as 5-26 says. `currency`: its decimals too, for coins whose bounds are fractions. */
  readonly digits?: 'whole' | 'currency';
};

/**
 * 5-26: digits only, no leading zero, commas ignored, from `min` to `max`. Anything that is no such number is
 * wrongField, one outside the bounds sumError; both tell the bounds, formatted in the currency.
 */
export function sum({ min, max, locale, digits = 'whole' }: SumRule): Validator {
  const params = {
    min: formatMoney(min, locale, 'precise'),
    max: formatMoney(max, locale, 'precise'),
  };
  return (text) => {
    if (digits === 'whole' && !isWhole(text)) return failure('wrongField', params);
    const amount = parseAmountText(text, min.currency, digits === 'whole' ? 'en' : locale);
    if (!amount.ok) return failure('wrongField', params);
    const isWithin = compareMoney(amount.money, min) >= 0 && compareMoney(amount.money, max) <= 0;
    return isWithin ? null : failure('sumError', params);
  };
}

function isWhole(text: string): boolean {
  return /^[\s,]*[1-9][\d\s,]*$/.test(asciiDigits(text));
}
