import { hasSpecialCharacters } from './characterPatterns.ts';
import { characterCount } from './lengths.ts';
import { type Validator, failure } from './validationError.ts';

const MIN = 4;

/** 5-50: a nickname has at least 4 characters, and neither special symbols nor spaces. */
export const fakenameField: Validator = (value) => {
  if (characterCount(value) < MIN) return failure('minCountSymbolsFakename', { min: String(MIN) });
  return hasSpecialCharacters(value) ? failure('specialSymbolsFakename') : null;
};

/** 5-24 fakename, of the shared rule set: the field's rule with a single code. */
export const fakenameRule: Validator = (value) => (fakenameField(value) === null ? null : failure('fakename'));
