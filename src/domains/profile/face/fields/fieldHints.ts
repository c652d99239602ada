/** What browsers and phones need to know of a field, by its sysname: autofill and keyboard. */
import type { HTMLInputAutoCompleteAttribute } from 'react';
import type { PersonalField } from './PersonalField.ts';

const autoFill: ReadonlyMap<string, HTMLInputAutoCompleteAttribute> = new Map([
  ['email', 'email'],
  ['login', 'username'],
  ['password', 'new-password'],
  ['fakename', 'nickname'],
  ['first_name', 'given-name'],
  ['middle_name', 'additional-name'],
  ['last_name', 'family-name'],
  ['birth_date', 'bday'],
  ['sex', 'sex'],
  ['country', 'country-name'],
  ['region', 'address-level1'],
  ['home_town', 'address-level2'],
  ['address', 'street-address'],
  ['postcode', 'postal-code'],
] as const);

export const autoCompleteOf = ({ sysname }: Pick<PersonalField, 'sysname'>): HTMLInputAutoCompleteAttribute =>
  autoFill.get(sysname) ?? 'off';

/** The keyboard for a text: of digits if its masks have nothing else. */
export function inputModeOf({
  sysname,
  masks,
}: Pick<PersonalField, 'sysname' | 'masks'>): 'email' | 'numeric' | 'text' {
  if (sysname === 'email') return 'email';
  return masks.length > 0 && masks.every((mask) => !/[@*]/.test(mask)) ? 'numeric' : 'text';
}
