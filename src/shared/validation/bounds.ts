import { type ExactDecimal, alignedUnits, exactDecimal } from './exactDecimal.ts';
import { isBlank } from './required.ts';
import { type RuleCode, type Validator, failure } from './validationError.ts';

/** 5-53: at least `min` (a decimal text); commas are stripped first and an empty value is valid. */
export function minValue(min: string): Validator {
  return numberRule('minValue', { min }, min, (value, bound) => value >= bound);
}

/** 5-53: at most `max` (a decimal text); commas are stripped first and an empty value is valid. */
export function maxValue(max: string): Validator {
  return numberRule('maxValue', { max }, max, (value, bound) => value <= bound);
}

/** 5-16: a multiple of `step` (a decimal text); empty is valid, and a step of zero disables the rule. */
export function multipleOf(step: string): Validator {
  return numberRule('amountNotMultipleOf', { value: step }, step, (value, unit) => unit === 0n || value % unit === 0n);
}

/** A configured bound that is not a number disables the rule. */
function numberRule(
  code: RuleCode,
  params: Readonly<Record<string, string>>,
  operand: string,
  holds: (value: bigint, operand: bigint) => boolean,
): Validator {
  const bound: ExactDecimal | null = exactDecimal(operand);
  return (text) => {
    if (isBlank(text) || bound === null) return null;
    const value = exactDecimal(text);
    return value !== null && holds(...alignedUnits(value, bound)) ? null : failure(code, params);
  };
}
