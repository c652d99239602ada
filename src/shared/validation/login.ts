import { type Validator, failure } from './validationError.ts';

/** 5-58: a login is sent without outer spaces and without a leading plus (it may be a phone number). */
export function normalisedLogin(value: string): string {
  return value.trim().replace(/^\+/, '').trimStart();
}

/** 5-58: a login requires a value. */
export const loginField: Validator = (value) => (normalisedLogin(value) === '' ? failure('requiredField') : null);
