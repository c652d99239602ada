import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/** 5-51, 9-1: number of digits of a verification or two-factor code. */
export const ONE_TIME_CODE_LENGTH = 6;

/** 5-51: a verification or two-factor code: required, digits only, exactly 6. */
export const oneTimeCodeField: Validator = firstOf(required('requiredField'), (value) =>
  new RegExp(`^\\d{${ONE_TIME_CODE_LENGTH}}$`).test(value)
    ? null
    : failure('wrongField', { length: String(ONE_TIME_CODE_LENGTH) }),
);
