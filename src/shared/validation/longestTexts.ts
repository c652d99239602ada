import { isStorableText } from '../text/storableText.ts';
import { type Validator, failure } from './validationError.ts';

/**
 * The longest texts that the calls of registration and sign-in take, in UTF-16 code units as the contract counts them
 * (a test compares). A table of its own, since the contract's schemas are not sent to browsers.
 */
export const longestTexts: ReadonlyMap<string, number> = new Map([
  ['login', 255],
  ['email', 255],
  ['phone', 32],
  ['mobile', 32],
  ['phone_country_code', 8],
  ['password', 1024],
  ['currency', 8],
  ['locale', 16],
  ['country', 8],
  ['region', 120],
  ['first_name', 120],
  ['fakename', 64],
  ['middle_name', 120],
  ['last_name', 120],
  ['home_town', 120],
  ['address', 255],
  ['postcode', 16],
  ['document_type', 32],
  ['document_number', 64],
  ['birth_date', 10],
  ['promo_code', 64],
  ['character_id', 64],
  ['code', 16],
]);

/** A form refuses what the call could not take, with the operator's codes, before the field's own rule is asked. */
export function fitsCall(field: string): Validator {
  const max = longestTexts.get(field) ?? Number.POSITIVE_INFINITY;
  return (value) => {
    if (!isStorableText(value)) return failure('wrongField');
    return value.length > max ? failure('maxLength', { max: String(max) }) : null;
  };
}
