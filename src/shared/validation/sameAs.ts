import { type Validator, failure } from './validationError.ts';

/** 5-24 sameAs: equal to another field's current value; `other` is that field's visible name (5-23). */
export function sameAs(other: string, otherValue: () => string): Validator {
  return (value) => (value === otherValue() ? null : failure('sameAs', { other }));
}
