import type { FieldError, InputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/auth.ts';
import { parseCalendarDate, wireCalendarDate } from '../../../../src/shared/dates/calendarDate.ts';
import { isLanguageTag } from '../../../../src/shared/locale/languageTag.ts';
import { emailField } from '../../../../src/shared/validation/email.ts';
import { normalisedLogin } from '../../../../src/shared/validation/login.ts';
import { passwordField } from '../../../../src/shared/validation/password.ts';
import { addressField, nameField } from '../../../../src/shared/validation/personField.ts';
import type { RegistrationRules } from '../../../../src/shared/validation/registrationRules.ts';
import { optional } from '../../../../src/shared/validation/required.ts';
import type { Validator } from '../../../../src/shared/validation/validationError.ts';
import { invalidParameters } from '../../edge/OperatorError.ts';
import { isCountry } from '../../market/countries.ts';
import { isAvailableCurrency } from '../../market/facts.ts';
import { canonicalPhone } from '../../market/phones.ts';
import { phoneDigits } from './canonicalLogin.ts';
import { isLogin, isPhone } from './identity.ts';
import type { Identity } from './identity.ts';

type Registration = InputOf<typeof auth.register>;

export interface Conditions {
  readonly rules: RegistrationRules;
  readonly now: Date;
  /** What the definitions of the fields refuse. */
  readonly byDefinition: Readonly<Record<string, FieldError[]>>;
}

/**
 * Validates the registration form with the client's rules, as set by the site configuration. Throws
 * InvalidParameterException with every invalid field.
 */
export function demandValidRegistration(
  input: Registration,
  { email, phone }: Identity,
  { rules, now, byDefinition }: Conditions,
): void {
  const faults: Record<string, FieldError[]> = { ...byDefinition };
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
  check('middle_name', optional(nameField), input.middle_name);
  check('home_town', optional(addressField), input.home_town);
  check('address', optional(addressField), input.address);
  demand('terms', !rules.areTermsActive || input.terms === true, 'uncheckedCheckbox');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('locale', input.locale === '' || isLanguageTag(input.locale));
  demand('country', input.country === '' || isCountry(input.country));
  demand('phone', input.phone === '' || isRealPhone(input), 'wrongPhoneFormat');
  demand('birth_date', input.birth_date === '' || isAdult(input.birth_date, now));
  demand('login', input.login === '' || isLogin(normalisedLogin(input.login)));
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}

/** With a chosen country the number must exist there; without one any number that E.164 allows passes. */
function isRealPhone({ phone, phone_country_code: country }: Registration): boolean {
  return isCountry(country) ? canonicalPhone(phone, country) !== null : isPhone(phoneDigits(phone));
}

/** Whether the birth date is at least 18 calendar years ago. */
function isAdult(text: string, now: Date): boolean {
  const date = parseCalendarDate(text);
  if (date === null || date.year < 1900) return false;
  const latest = `${now.getUTCFullYear() - 18}-${now.toISOString().slice(5, 10)}`;
  return wireCalendarDate(date) <= latest;
}
