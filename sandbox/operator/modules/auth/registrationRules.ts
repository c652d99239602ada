import type { FieldError, InputOf } from '../../../../src/contract/index.ts';
import type { auth } from '../../../../src/contract/auth.ts';
import { isLanguageTag } from '../../../../src/shared/locale/languageTag.ts';
import { birthDateBounds, dateField } from '../../../../src/shared/validation/dateField.ts';
import { emailField } from '../../../../src/shared/validation/email.ts';
import { registrationLoginField } from '../../../../src/shared/validation/login.ts';
import { passwordField } from '../../../../src/shared/validation/password.ts';
import { nameField } from '../../../../src/shared/validation/personField.ts';
import { anyPhoneField } from '../../../../src/shared/validation/phoneField.ts';
import type { RegistrationRules } from '../../../../src/shared/validation/registrationRules.ts';
import { isBlank } from '../../../../src/shared/validation/required.ts';
import { configuredRules } from '../../../../src/shared/validation/ruleSet.ts';
import { type Validator, firstOf } from '../../../../src/shared/validation/validationError.ts';
import { invalidParameters } from '../../edge/OperatorError.ts';
import { countries, isAvailableCurrency } from '../../market/facts.ts';
import type { Identity } from './identity.ts';

type Registration = InputOf<typeof auth.register>;
type Field = keyof Registration & string;

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
  const demand = (field: Field, isRight: boolean, code = 'wrongField') => {
    if (!isRight) faults[field] = [{ code }];
  };
  const read = (field: string): string => {
    const value: unknown = Reflect.get(input, field);
    return typeof value === 'string' ? value : '';
  };
  const check = (field: Field, rule: Validator, value = read(field)) => {
    const fault = firstOf(rule, configuredRules(rules.validators, field, read))(value);
    if (fault !== null) faults[field] = [{ code: fault.code, params: fault.params }];
  };
  const checkIfGiven = (field: Field, rule: Validator) => {
    if (!isBlank(read(field))) check(field, rule);
  };
  // One contact is enough.
  if (email !== null || phone === null) check('email', emailField, email ?? '');
  check('password', passwordField(rules.password));
  checkIfGiven('first_name', nameField);
  checkIfGiven('last_name', nameField);
  checkIfGiven('phone', anyPhoneField);
  checkIfGiven('birth_date', dateField(birthDateBounds(now)));
  checkIfGiven('login', registrationLoginField);
  demand('terms', !rules.areTermsActive || input.terms === true, 'uncheckedCheckbox');
  demand('currency', input.currency === '' || isAvailableCurrency(input.currency));
  demand('locale', input.locale === '' || isLanguageTag(input.locale));
  demand('country', input.country === '' || countries.some((country) => country.code === input.country));
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
}
