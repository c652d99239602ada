import { loginField } from './login.ts';
import { fitsCall } from './longestTexts.ts';
import { required } from './required.ts';
import { type Validator, firstOf } from './validationError.ts';

/**
 * Signing in asks for a value only (5-58), at the form and at the operator: the configured validators (3-32) belong to
 * registration, and a rule that was tightened later must not lock out the accounts from before.
 */
export const signInLogin: Validator = firstOf(fitsCall('login'), loginField);

/** 5-45 */
export const signInPassword: Validator = firstOf(fitsCall('password'), required('insertPassword'));
