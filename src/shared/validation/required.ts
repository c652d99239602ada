import type { FieldCode, RuleCode, Validator } from './validationError.ts';
import { failure } from './validationError.ts';

/** True for an empty value or white space only (5-24: trimmed non-empty). */
export function isBlank(value: string): boolean {
  return value.trim() === '';
}

/** 5-24 required: something besides white space. Fields may use a code of their own, such as insertPassword. */
export function required(code: RuleCode | FieldCode = 'required'): Validator {
  return (value) => (isBlank(value) ? failure(code) : null);
}

/** 5-24 optional: a blank value is valid, any other must satisfy the validator. */
export function optional(validate: Validator): Validator {
  return (value) => (isBlank(value) ? null : validate(value));
}

/** 5-35: card holder, login, document and other text fields are required unless marked optional; 5-34: so is sex. */
export function textField(options: { readonly isOptional?: boolean } = {}): Validator {
  return options.isOptional === true ? () => null : required('requiredField');
}
