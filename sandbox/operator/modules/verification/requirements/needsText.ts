import { contactTypes } from '../../../../../src/contract/base/contactTypes.ts';
import { invalidField } from '../../../OperatorError.ts';
import { needKinds, profileFields } from '../../../market/requirements.ts';
import type { Need } from '../../../market/requirements.ts';

/**
 * Needs as a control takes them: a list of kinds, `profile:first_name,birth_date` and `contact:phone` with what they are
 * about. Throws InvalidParameterException for the field `needs`.
 */
export function readNeeds(value: unknown): readonly Need[] {
  if (!Array.isArray(value)) throw invalidField('needs', 'wrongField');
  return value.map((text) => readNeed(String(text)));
}

function readNeed(text: string): Need {
  const [name = '', about = ''] = text.split(':');
  const kind = needKinds.find((candidate) => candidate === name);
  if (kind === undefined) throw invalidField('needs', 'wrongField');
  const named = about === '' ? [] : about.split(',');
  if (kind === 'profile') return { kind, fields: pick(named, profileFields) };
  if (kind === 'contact') return { kind, contacts: pick(named, contactTypes) };
  return { kind };
}

/** The known ones of the names, or all if none is named. */
function pick<T extends string>(names: readonly string[], known: readonly T[]): readonly T[] {
  if (names.length === 0) return known;
  const picked = known.filter((one) => names.includes(one));
  if (picked.length < names.length) throw invalidField('needs', 'wrongField');
  return picked;
}

/** The stored form of needs: the control's own. */
export const parseNeeds = (text: string): readonly Need[] => readNeeds(JSON.parse(text));
