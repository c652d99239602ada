import { parseCalendarDate, wireCalendarDate } from '../../../shared/dates/calendarDate.ts';
import { wholePhone } from '../../../shared/phone/phoneCountry.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';
import type { PersonalField } from '../../profile/face/fields/PersonalField.ts';
import type { Registration } from './signUpApi.ts';

/** 3-25: the ISO code of the country that was chosen for the phone number. */
export const PHONE_COUNTRY = 'phone_country_code';

type Values = Readonly<Record<string, string>>;

interface Scope {
  readonly fields: readonly PersonalField[];
  readonly phoneCountry: PhoneCountry;
  readonly locale: string;
}

/** 7-28: the call's input, of the fields that the form shows and its boxes. */
export function registrationInput(values: Values, { fields, phoneCountry, locale }: Scope): Registration {
  const texts = Object.fromEntries(
    fields.filter(({ type }) => type !== 'phone').map((field) => [field.sysname, textOf(field, values)]),
  );
  const phone = fields.find(({ type }) => type === 'phone');
  return {
    ...texts,
    ...('sex' in texts && { sex: Number(texts['sex']) || 0 }),
    ...(phone && phoneOf(values[phone.sysname] ?? '', phoneCountry)),
    locale,
    terms: values['terms'] === '1',
    notify: values['notify'] === '1',
    is_betting: values['is_betting'] === '1',
  };
}

function textOf({ sysname, type }: PersonalField, values: Values): string {
  const value = values[sysname] ?? '';
  if (type === 'password') return value;
  const date = type === 'date' ? parseCalendarDate(value) : null;
  return date === null ? value.trim() : wireCalendarDate(date);
}

function phoneOf(typed: string, country: PhoneCountry): Pick<Registration, 'phone' | 'phone_country_code'> {
  const phone = wholePhone(typed, country);
  return { phone, phone_country_code: phone === '' ? '' : country.countryCode };
}
