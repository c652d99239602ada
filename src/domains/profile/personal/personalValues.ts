import type { CallOutput } from '../../../contract/index.ts';
import { parseCalendarDate, shownCalendarDate } from '../../../shared/dates/calendarDate.ts';
import { isBlank } from '../../../shared/validation/required.ts';
import type { PersonalField } from '../face/fields/PersonalField.ts';

/** 3-14 to 3-16: what the operator knows of a player, by the fields' sysnames, as a form shows it. Empty: not given. */
export type PersonalValues = Readonly<Record<string, string>>;

export function personalValues(wire: CallOutput<'GET account.getprofileinfo'>): PersonalValues {
  const birthDate = parseCalendarDate(wire.birth_date);
  return {
    first_name: wire.first_name,
    middle_name: wire.middle_name,
    last_name: wire.last_name,
    sex: wire.sex === 0 ? '' : String(wire.sex),
    birth_date: birthDate === null ? '' : shownCalendarDate(birthDate),
    country: wire.country_code,
    region: wire.region,
    home_town: wire.home_town,
    address: wire.address,
    postcode: wire.postcode,
    document_type: wire.document?.type ?? '',
    document_number: wire.document?.number ?? '',
  };
}

/** The required fields that are empty, in the order of the form. */
export const missingFields = (fields: readonly PersonalField[], values: PersonalValues): readonly PersonalField[] =>
  fields.filter(({ sysname, isRequired, isVisible }) => isRequired && isVisible && isBlank(values[sysname] ?? ''));
