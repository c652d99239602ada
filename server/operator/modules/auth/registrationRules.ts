import type { FieldError, InputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/endpoints/auth.ts';
import { parseCalendarDate, wireCalendarDate } from '../../../../src/shared/dates/calendarDate.ts';
import { isLanguageTag } from '../../../../src/shared/locale/languageTag.ts';
import { emailField } from '../../../../src/shared/validation/email.ts';
import { normalisedLogin } from '../../../../src/shared/validation/login.ts';
import { passwordField } from '../../../../src/shared/validation/password.ts';
import { nameField } from '../../../../src/shared/validation/personField.ts';
import { optional } from '../../../../src/shared/validation/required.ts';
import type { Validator } from '../../../../src/shared/validation/validationError.ts';
import { invalidParameters } from '../../edge/ApiError.ts';
import { countries, isAvailableCurrency } from '../metadata/facts.ts';
import { phoneDigits } from './canonicalLogin.ts';

type Registration = InputOf<typeof auth.register>;

/** Checks the registration form with the client's own rules. Throws InvalidParameterException with every faulty field. */
export function demandValidRegistration(input: Registration, now: Date): void {
  const faults: Record<string, FieldError[]> = {};
  const demand = (field: keyof Registration & string, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const check = (field: keyof Registration & string, validator: Validator, value: string) => {
    const fault = validator(value);
    if (fault !== null) faults[field] = [{ code: fault.code, params: fault.params }];
  };
  check('email', emailField, input.email.trim());
  check('password', passwordField(), input.password);
  check('first_name', optional(nameField), input.first_name);
  check('last_name', optional(nameField), input.last_name);
  demand('terms', input.terms === true, 'uncheckedCheckbox');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('locale', input.locale === '' || isLanguageTag(input.locale));
  demand('country', input.country === '' || countries.some((country) => country.code === input.country));
  demand('phone', input.phone === '' || /^\d{7,15}$/.test(phoneDigits(input.phone)), 'wrongPhoneFormat');
  demand('birth_date', input.birth_date === '' || isAdult(input.birth_date, now));
  // A login that reads like an address or a number would be ambiguous at sign-in (5-58).
  demand('login', input.login === '' || /^[\p{L}\p{N}._-]{3,64}$/u.test(normalisedLogin(input.login)) && !/^\d+$/.test(normalisedLogin(input.login)));
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}

/** Play is for adults: eighteen years, counted by the calendar. */
function isAdult(text: string, now: Date): boolean {
  const date = parseCalendarDate(text);
  if (date === null || date.year < 1900) return false;
  const latest = `${now.getUTCFullYear() - 18}-${now.toISOString().slice(5, 10)}`;
  return wireCalendarDate(date) <= latest;
}
