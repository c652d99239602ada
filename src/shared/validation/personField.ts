import { isAddressLike, isNameLike, isPlainText } from './characterPatterns.ts';
import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

/**
 * 5-27: name, first_name and last_name: requiredField when empty, wrongField for digits, forbidden symbols and what is no
 * plain text.
 */
export const nameField: Validator = firstOf(required('requiredField'), (value) =>
  isNameLike(value) && isPlainText(value) ? null : failure('wrongField'),
);

/** 5-28: an address: as a name, but digits are allowed. */
export const addressField: Validator = firstOf(required('requiredField'), (value) =>
  isAddressLike(value) && isPlainText(value) ? null : failure('wrongField'),
);

/** 5-24 name, of the shared rule set. */
export const nameRule: Validator = (value) => (isNameLike(value) ? null : failure('name'));

/** 5-24 address, of the shared rule set. */
export const addressRule: Validator = (value) => (isAddressLike(value) ? null : failure('address'));

/** 5-49: a card holder's name has letters, spaces, dots, apostrophes and hyphens. */
export const cardHolderField: Validator = firstOf(required('requiredField'), (value) =>
  /^[\p{L}\p{M} .'’-]+$/u.test(value) ? null : failure('wrongField'),
);
