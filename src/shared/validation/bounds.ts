import { parseDecimalText } from '../money/parseDecimalText.ts';
import type { DecimalText } from '../money/parseDecimalText.ts';
import { separatorsOf } from '../money/separatorsOf.ts';
import { decimalText } from '../money/decimalText.ts';
import { type ExactDecimal, alignedUnits, exactDecimal } from './exactDecimal.ts';
import { isBlank } from './required.ts';
import { type RuleCode, type ValidationError, type Validator, failure } from './validationError.ts';

/** More decimals than any amount has. */
const DECIMALS = 18;

/**
 * 5-53: at least `min` (a decimal text of the configuration); an empty value is valid. What is typed is read by the
 * language of `locale`, as amounts are: 12,50 is 12.5 in Spanish, and 1,250 is 1250 in English.
 */
export function minValue(min: string, locale: string): Validator {
  return numberRule('minValue', { min }, { operand: min, locale, holds: (value, bound) => value >= bound });
}

/** 5-53: at most `max`, in the same way. */
export function maxValue(max: string, locale: string): Validator {
  return numberRule('maxValue', { max }, { operand: max, locale, holds: (value, bound) => value <= bound });
}

/** 5-16: a multiple of `step`, in the same way; a step of zero disables the rule. */
export function multipleOf(step: string, locale: string): Validator {
  const holds = (value: bigint, unit: bigint) => unit === 0n || value % unit === 0n;
  return numberRule('amountNotMultipleOf', { value: step }, { operand: step, locale, holds });
}

interface Comparison {
  readonly operand: string;
  readonly locale: string;
  readonly holds: (value: bigint, operand: bigint) => boolean;
}

/** A configured bound that is not a number disables the rule. */
function numberRule(
  code: RuleCode,
  params: Readonly<Record<string, string>>,
  { operand, locale, holds }: Comparison,
): Validator {
  const bound = exactDecimal(operand);
  return (text) => {
    if (isBlank(text) || bound === null) return null;
    // Unlike amounts, numbers may be negative.
    const [, minus = '', digits = ''] = /^\s*([-\u2212]?)(.*)$/su.exec(text) ?? [];
    const read = parseDecimalText(digits, DECIMALS, locale);
    if (!read.ok) return numberFault(read, bound, locale);
    const value = { units: minus === '' ? read.units : -read.units, scale: DECIMALS };
    return holds(...alignedUnits(value, bound)) ? null : failure(code, params);
  };
}

/** As `amountFault`: a text that may mean two numbers asks which, any other is shown how to write one. */
function numberFault(
  { meanings }: Extract<DecimalText, { readonly ok: false }>,
  like: ExactDecimal,
  locale: string,
): ValidationError {
  if (meanings === undefined) return failure('wrongAmount', { example: written(like, locale) });
  const [one, other] = meanings.map((units) => written({ units, scale: DECIMALS }, locale));
  return failure('unclearAmount', { one: one ?? '', other: other ?? '' });
}

/** In ASCII digits and the language's decimal mark, without useless zeros. */
function written({ units, scale }: ExactDecimal, locale: string): string {
  const [whole = '', fraction = ''] = decimalText(units, scale).split('.');
  const decimals = fraction.replace(/0+$/, '');
  return decimals === '' ? whole : whole + separatorsOf(locale).decimal + decimals;
}
