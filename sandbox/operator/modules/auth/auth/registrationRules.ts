import type { FieldError, InputOf } from '../../../../../src/contract/index.ts';
import type { auth } from '../../../../../src/contract/auth/auth.ts';
import { isLanguageTag } from '../../../../../src/shared/locale/languageTag.ts';
import { birthDateBounds, dateField } from '../../../../../src/shared/validation/dateField.ts';
import { emailField } from '../../../../../src/shared/validation/email.ts';
import { fakenameField } from '../../../../../src/shared/validation/fakename.ts';
import { loginKind, normalisedLogin, registrationLoginField } from '../../../../../src/shared/validation/login.ts';
import { passwordField } from '../../../../../src/shared/validation/password.ts';
import { addressField, nameField } from '../../../../../src/shared/validation/personField.ts';
import type { RegistrationRules } from '../../../../../src/shared/validation/registrationRules.ts';
import { optional } from '../../../../../src/shared/validation/required.ts';
import { configuredRules } from '../../../../../src/shared/validation/ruleSet.ts';
import { type Validator, failure } from '../../../../../src/shared/validation/validationError.ts';
import { invalidParameters } from '../../../OperatorError.ts';
import { isCountry } from '../../../market/countries.ts';
import { isAvailableCurrency } from '../../../market/facts.ts';
import { canonicalPhone, internationalPhone } from '../../../market/phones.ts';
import { writtenNickname } from '../../../players/names.ts';
import { pretendsStaff } from '../../../players/staffNames.ts';
import type { Identity } from './identity.ts';

type Registration = InputOf<typeof auth.register>;
type Field = keyof Registration & string;

export interface Conditions {
  readonly rules: RegistrationRules;
  /** The language that the form was filled in. */
  readonly locale: string;
  readonly now: Date;
  /** What the definitions of the fields refuse. */
  readonly byDefinition: Readonly<Record<string, FieldError[]>>;
  /** The fields that the form shows: only these can be required by the configuration. */
  readonly asked: ReadonlySet<string>;
}

/**
 * Validates the registration form with the client's rules, as set by the site configuration. Throws
 * InvalidParameterException with every invalid field.
 */
export function demandValidRegistration(
  input: Registration,
  identity: Identity,
  { rules, locale, now, byDefinition, asked }: Conditions,
): void {
  const { email, phone } = identity;
  const faults: Record<string, FieldError[]> = { ...byDefinition };
  const demand = (field: Field, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const read = (field: string): string => {
    const value: unknown = Reflect.get(input, field);
    if (typeof value === 'number') return value === 0 ? '' : String(value);
    if (typeof value !== 'string') return '';
    if (field === 'fakename') return writtenNickname(value);
    return field === 'password' ? value : value.trim();
  };
  const check = (field: Field, rule: Validator) => {
    const fault = rule(read(field));
    if (fault !== null) faults[field] = [fault];
  };
  const checkIfGiven = (field: Field, rule: Validator) => check(field, optional(rule));
  // One contact is enough.
  if (email !== null || phone === null) check('email', email === null ? emailField : () => emailField(email));
  check('password', passwordField(rules.password));
  checkIfGiven('first_name', nameField);
  checkIfGiven('last_name', nameField);
  checkIfGiven('middle_name', nameField);
  checkIfGiven('home_town', addressField);
  checkIfGiven('address', addressField);
  checkIfGiven('phone', givenPhoneField(input.phone_country_code));
  checkIfGiven('birth_date', dateField(birthDateBounds(now)));
  checkIfGiven('fakename', fakenameField);
  if (faults['fakename'] === undefined) demand('fakename', !pretendsStaff(read('fakename')), 'nameReserved');
  checkIfGiven('login', registrationLoginField);
  const login = normalisedLogin(read('login'));
  if (faults['login'] === undefined)
    demand('login', loginKind(login) !== 'phone' || internationalPhone(login) !== null);
  // A contact is nobody's invention.
  if (faults['login'] === undefined)
    demand('login', loginKind(login) !== 'name' || !pretendsStaff(login), 'nameReserved');
  if (faults['login'] === undefined) demand('login', isOwnContact(identity));
  demand('terms', !rules.areTermsActive || input.terms === true, 'uncheckedCheckbox');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('locale', input.locale === '' || isLanguageTag(input.locale));
  demand('country', input.country === '' || isCountry(input.country));
  // 3-32: a field that is left out may not be in the form at all.
  for (const field of Object.keys(input)) {
    const isJudged = read(field) !== '' || asked.has(field);
    const fault = isJudged ? configuredRules(rules.validators, field, { locale, read })(read(field)) : null;
    if (fault !== null) faults[field] ??= [fault];
  }
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}

/** 4-23: a login that is an address or a number is the one that is given: nobody signs in by a stranger's. */
function isOwnContact({ login, email, phone }: Identity): boolean {
  const kind = loginKind(login);
  if (kind === 'email') return login === email;
  return kind !== 'phone' || login === phone;
}

/** With a chosen country the number must exist there; without one it has its country code, and must exist. */
export function givenPhoneField(country: string): Validator {
  return (value) => {
    const phone = isCountry(country) ? canonicalPhone(value, country) : internationalPhone(value);
    return phone === null ? failure('wrongPhoneFormat') : null;
  };
}
