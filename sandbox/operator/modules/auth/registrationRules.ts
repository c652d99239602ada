import type { FieldError, InputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/auth.ts';
import { parseCalendarDate, wireCalendarDate } from '../../../../src/shared/dates/calendarDate.ts';
import { isLanguageTag } from '../../../../src/shared/locale/languageTag.ts';
import { emailField } from '../../../../src/shared/validation/email.ts';
import { normalisedLogin } from '../../../../src/shared/validation/login.ts';
import { passwordField } from '../../../../src/shared/validation/password.ts';
import { nameField } from '../../../../src/shared/validation/personField.ts';
import type { RegistrationRules } from '../../../../src/shared/validation/registrationRules.ts';
import { optional } from '../../../../src/shared/validation/required.ts';
import type { Validator } from '../../../../src/shared/validation/validationError.ts';
import { invalidParameters } from '../../edge/OperatorError.ts';
import { countries, isAvailableCurrency } from '../../market/facts.ts';
import { phoneDigits } from './canonicalLogin.ts';
import { isLogin, isPhone } from './identity.ts';
import type { Identity } from './identity.ts';

type Registration = InputOf<typeof auth.register>;

/**
 * Validates the registration form with the client's rules, as set by the site configuration. Throws
 * InvalidParameterException with every invalid field.
 */
export function demandValidRegistration(
  input: Registration,
  { email, phone }: Identity,
  rules: RegistrationRules,
  now: Date,
): void {
  const faults: Record<string, FieldError[]> = {};
  const demand = (field: keyof Registration & string, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const check = (field: keyof Registration & string, validator: Validator, value: string) => {
    const fault = validator(value);
    if (fault !== null) faults[field] = [{ code: fault.code, params: fault.params }];
  };
  // One contact is enough.
  if (email !== null || phone === null) check('email', emailField, email ?? '');
  check('password', passwordField(rules.password), input.password);
  check('first_name', optional(nameField), input.first_name);
  check('last_name', optional(nameField), input.last_name);
  demand('terms', !rules.areTermsActive || input.terms === true, 'uncheckedCheckbox');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('locale', input.locale === '' || isLanguageTag(input.locale));
  demand('country', input.country === '' || countries.some((country) => country.code === input.country));
  demand('phone', input.phone === '' || isPhone(phoneDigits(input.phone)), 'wrongPhoneFormat');
  demand('birth_date', input.birth_date === '' || isAdult(input.birth_date, now));
  demand('login', input.login === '' || isLogin(normalisedLogin(input.login)));
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}

/** Whether the birth date is at least 18 calendar years ago. */
function isAdult(text: string, now: Date): boolean {
  const date = parseCalendarDate(text);
  if (date === null || date.year < 1900) return false;
  const latest = `${now.getUTCFullYear() - 18}-${now.toISOString().slice(5, 10)}`;
  return wireCalendarDate(date) <= latest;
}
