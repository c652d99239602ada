import {
  type CalendarDate,
  compareCalendarDates,
  parseCalendarDate,
  shownCalendarDate,
} from '../dates/calendarDate.ts';
import { required } from './required.ts';
import { type Validator, failure, firstOf } from './validationError.ts';

export type DateBounds = { readonly min?: CalendarDate; readonly max?: CalendarDate };

/**
 * 5-24 date, of the shared rule set: digits and , . ' - only, a year of four digits, within the bounds (5-30 to 5-32).
 */
export function dateRule({ min, max }: DateBounds = {}): Validator {
  return (value) => {
    const date = parseCalendarDate(value);
    if (date === null) return failure('date');
    if (min !== undefined && compareCalendarDates(date, min) < 0)
      return failure('date', { min: shownCalendarDate(min) });
    if (max !== undefined && compareCalendarDates(date, max) > 0)
      return failure('date', { max: shownCalendarDate(max) });
    return null;
  };
}

/** 5-29: a date field: requiredField when empty. */
export function dateField(bounds: DateBounds = {}): Validator {
  return firstOf(required('requiredField'), dateRule(bounds));
}

/** Players are 18 or older; no one alive was born before 1900. */
const ADULT_YEARS = 18;
const EARLIEST_BIRTH: CalendarDate = { year: 1900, month: 1, day: 1 };

/** 5-32: the bounds of a player's date of birth; the day changes at midnight UTC, at the form and at the operator. */
export function birthDateBounds(now: Date): Required<DateBounds> {
  const [year, month, day] = [now.getUTCFullYear() - ADULT_YEARS, now.getUTCMonth() + 1, now.getUTCDate()];
  return { min: EARLIEST_BIRTH, max: { year, month, day } };
}
