import { electronicFormatIBAN, isValidIBAN } from 'ibantools';
import { type Validator, failure } from './validationError.ts';

/** 5-54: country-specific length, structure and mod-97; groups and small letters are accepted. */
export function isIban(value: string): boolean {
  if (!/^[A-Za-z0-9 \u00a0-]{5,60}$/.test(value)) return false;
  const electronic = electronicFormatIBAN(value);
  return electronic !== null && isValidIBAN(electronic);
}

/** 5-24 IBAN, of the shared rule set. */
export const ibanRule: Validator = (value) => (isIban(value) ? null : failure('iban'));
