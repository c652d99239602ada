import { type Validator, failure } from './validationError.ts';

/** 5-57: a checkbox that must be checked. */
export const checkedField: Validator<boolean> = (isChecked) => (isChecked ? null : failure('uncheckedCheckbox'));

/**
 * 5-57: the terms must be accepted when they are active; other checkboxes (betting mark, mailing) are never required.
 */
export function termsField(terms: { readonly isActive: boolean }): Validator<boolean> {
  return terms.isActive ? checkedField : () => null;
}
