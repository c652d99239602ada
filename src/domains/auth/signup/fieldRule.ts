import { parseCalendarDate } from '../../../shared/dates/calendarDate.ts';
import type { CalendarDate } from '../../../shared/dates/calendarDate.ts';
import { compareCalendarDates } from '../../../shared/dates/calendarDate.ts';
import { maskText } from '../../../shared/phone/maskText.ts';
import type { PhoneCountry } from '../../../shared/phone/phoneCountry.ts';
import { dateField } from '../../../shared/validation/dateField.ts';
import { emailField } from '../../../shared/validation/email.ts';
import { passwordField } from '../../../shared/validation/password.ts';
import type { PasswordRule } from '../../../shared/validation/password.ts';
import { addressField, nameField } from '../../../shared/validation/personField.ts';
import { phoneField } from '../../../shared/validation/phoneField.ts';
import { isBlank, optional, required } from '../../../shared/validation/required.ts';
import { safePattern } from '../../../shared/validation/safePattern.ts';
import { failure } from '../../../shared/validation/validationError.ts';
import type { Validator } from '../../../shared/validation/validationError.ts';
import type { FormError } from '../../../kernel/forms/FormStore.ts';
import type { PersonalField } from './PersonalField.ts';

export interface RuleScope {
  readonly password: PasswordRule;
  /** The country chosen for the phone number. */
  readonly phoneCountry: () => PhoneCountry;
}

/** A rule whose errors may have codes beyond those of the shared validators. */
export type FieldRule = (value: string) => FormError | null;

const names: ReadonlySet<string> = new Set(['first_name', 'middle_name', 'last_name']);
const places: ReadonlySet<string> = new Set(['address', 'home_town']);

/** 5-25: the rule of a field by its type and sysname, with the mask, the pattern and the options of its definition. */
export function fieldRule(field: PersonalField, scope: RuleScope): FieldRule {
  const rules = [ownRule(field, scope), optionRule(field), maskRule(field), patternRule(field)];
  return (value) => {
    if (isBlank(value) && !field.isRequired) return null;
    for (const rule of rules) {
      const error = rule(value);
      if (error !== null) return error;
    }
    return null;
  };
}

function ownRule({ sysname, type, min, max }: PersonalField, { password, phoneCountry }: RuleScope): FieldRule {
  if (type === 'phone') return phoneField(phoneCountry);
  if (type === 'password') return passwordField(password);
  if (type === 'date') return dateRule(parseCalendarDate(min), parseCalendarDate(max), sysname);
  if (sysname === 'email') return emailField;
  if (names.has(sysname)) return nameField;
  return places.has(sysname) ? addressField : required('requiredField');
}

/** A birth date after the last one allowed has a message of its own. */
function dateRule(min: CalendarDate | null, max: CalendarDate | null, sysname: string): FieldRule {
  const isDate = dateField({ ...(min && { min }), ...(max && { max }) });
  return (value) => {
    const error = isDate(value);
    const date = parseCalendarDate(value);
    const isTooLate = date !== null && max !== null && compareCalendarDates(date, max) > 0;
    return isTooLate && sysname === 'birth_date' ? { code: 'underAge', params: {} } : error;
  };
}

function optionRule({ options }: PersonalField): Validator {
  if (options.length === 0) return () => null;
  return (value) => (options.some(({ id }) => id === value) ? null : failure('requiredField'));
}

/** The whole text fits one of the masks and fills it. */
function maskRule({ masks }: PersonalField): Validator {
  if (masks.length === 0) return () => null;
  return (value) => {
    const { shown, isComplete } = maskText(value, masks);
    return isComplete && shown === value ? null : failure('wrongField');
  };
}

function patternRule({ regex }: PersonalField): Validator {
  const matches = safePattern(regex);
  return optional((value) => (matches === null || matches(value) ? null : failure('wrongField')));
}
