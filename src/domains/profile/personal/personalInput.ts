import type { CallInput } from '../../../contract/index.ts';
import { parseCalendarDate, wireCalendarDate } from '../../../shared/dates/calendarDate.ts';

/** 7-19: the call's input, of the form's values. */
export function personalInput(values: Readonly<Record<string, string>>): CallInput<'POST account.saveProfileInfo'> {
  const of = (sysname: string) => values[sysname] ?? '';
  const birthDate = parseCalendarDate(of('birth_date'));
  return {
    first_name: of('first_name'),
    middle_name: of('middle_name'),
    last_name: of('last_name'),
    sex: Number(of('sex')),
    birth_date: birthDate === null ? of('birth_date') : wireCalendarDate(birthDate),
    country: of('country'),
    region: of('region'),
    home_town: of('home_town'),
    address: of('address'),
    postcode: of('postcode'),
    document_type: of('document_type'),
    document_number: of('document_number'),
  };
}
