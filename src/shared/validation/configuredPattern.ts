import { required, isBlank } from './required.ts';
import { type PatternTest, safePattern } from './safePattern.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

const DEFAULT_POSTCODE: PatternTest = (value) => /^\d{1,8}$/.test(value);

/** 5-24 regex: the value matches the configured pattern; blank values pass, and unusable patterns disable the rule. */
export function regexRule(pattern: string | null | undefined): Validator {
  const matches = safePattern(pattern);
  return (value) => (matches === null || isBlank(value) || matches(value) ? null : failure('regex'));
}

/** 5-55: the configured pattern, or non-empty if there is no usable one. */
export function customField(pattern?: string | null): Validator {
  const matches = safePattern(pattern);
  if (matches === null) return required('requiredField');
  return (value) => (matches(value) ? null : failure(isBlank(value) ? 'requiredField' : 'wrongField'));
}

/** 5-36: up to 8 digits (9-1), or a configured pattern. */
export function postcodeField(pattern?: string | null): Validator {
  const matches = safePattern(pattern) ?? DEFAULT_POSTCODE;
  return firstOf(required('requiredField'), (value) => (matches(value) ? null : failure('wrongField')));
}
