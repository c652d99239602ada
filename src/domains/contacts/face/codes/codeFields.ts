import { oneTimeCodeField } from '../../../../shared/validation/oneTimeCode.ts';
import type { FormError } from '../../../../kernel/forms/FormStore.ts';

const failure = (code: string): FormError => ({ code, params: {} });

/** 5-51, 9-1: a one-time code of six digits. */
export function codeField(value: string): FormError | null {
  const error = oneTimeCodeField(value);
  return error?.code === 'wrongField' ? failure('codeLength') : error;
}

const RECOVERY_LENGTH = 10;

/** A recovery code of two-factor sign-in, with or without its hyphen. */
export function recoveryCodeField(value: string): FormError | null {
  const typed = value.replaceAll(/[\s-]/g, '');
  if (typed === '') return failure('requiredField');
  return typed.length === RECOVERY_LENGTH ? null : failure('recoveryCode');
}
