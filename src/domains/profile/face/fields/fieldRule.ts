import { compareCalendarDates, parseCalendarDate } from '../../../../shared/dates/calendarDate.ts';
import type { CalendarDate } from '../../../../shared/dates/calendarDate.ts';
import { validatorFor } from '../../../../shared/validation/fieldRule.ts';
import type { RuleContext } from '../../../../shared/validation/fieldRule.ts';
import { addressField } from '../../../../shared/validation/personField.ts';
import { isBlank } from '../../../../shared/validation/required.ts';
import type { FormError } from '../../../../kernel/forms/FormStore.ts';
import type { PersonalField } from './PersonalField.ts';

export type RuleScope = Pick<RuleContext, 'password' | 'phoneCountry'>;

/** A rule whose errors may have codes beyond those of the shared validators. */
export type FieldRule = (value: string) => FormError | null;

/** 5-25: the shared rule of the field's sysname or type, and what the form knows besides: options, dates, places. */
export function fieldRule(field: PersonalField, scope: RuleScope): FieldRule {
  const { sysname, type, isRequired, regex, masks } = field;
  const [min, max] = [parseCalendarDate(field.min), parseCalendarDate(field.max)];
  const dates = { ...(min && { min }), ...(max && { max }) };
  const definition = { type, params: { is_required: isRequired }, options: { regex, mask: masks } };
  const rules: readonly FieldRule[] = [
    (value) => (sysname === 'birth_date' ? ageFault(value, max) : null),
    validatorFor(sysname, definition, { ...scope, dates }),
    (value) => (sysname === 'home_town' ? addressField(value) : null),
    (value) => optionFault(value, field),
  ];
  return (value) => {
    if (isBlank(value) && !isRequired) return null;
    return rules.reduce<FormError | null>((found, rule) => found ?? rule(value), null);
  };
}

/** A birth date after the last one allowed has a message of its own. */
function ageFault(value: string, max: CalendarDate | null): FormError | null {
  const date = parseCalendarDate(value);
  return date !== null && max !== null && compareCalendarDates(date, max) > 0 ? { code: 'underAge', params: {} } : null;
}

function optionFault(value: string, { options }: PersonalField): FormError | null {
  const isKnown = options.length === 0 || options.some(({ id }) => id === value);
  return isKnown ? null : { code: 'requiredField', params: {} };
}
