/** A day of the calendar, without time or zone: birth dates, limits. Months count from 1. */
export type CalendarDate = { readonly year: number; readonly month: number; readonly day: number };

const DAY_FIRST = /^(\d{1,2})[.,'-](\d{1,2})[.,'-](\d{4})$/;
const YEAR_FIRST = /^(\d{4})[.,'-](\d{1,2})[.,'-](\d{1,2})$/;

/** Reads dd.mm.yyyy or yyyy-mm-dd, with any of the separators of 5-30 and a year of four digits; null otherwise. */
export function parseCalendarDate(text: string): CalendarDate | null {
  const dayFirst = DAY_FIRST.exec(text);
  if (dayFirst !== null) return existing(Number(dayFirst[3]), Number(dayFirst[2]), Number(dayFirst[1]));
  const yearFirst = YEAR_FIRST.exec(text);
  return yearFirst === null ? null : existing(Number(yearFirst[1]), Number(yearFirst[2]), Number(yearFirst[3]));
}

/** Negative, zero or positive as `left` is before, on or after `right`. */
export function compareCalendarDates(left: CalendarDate, right: CalendarDate): number {
  return left.year - right.year || left.month - right.month || left.day - right.day;
}

/** dd.mm.yyyy, as dates are shown (9-16). */
export function shownCalendarDate({ year, month, day }: CalendarDate): string {
  return [String(day).padStart(2, '0'), String(month).padStart(2, '0'), String(year).padStart(4, '0')].join('.');
}

/** yyyy-mm-dd, as dates travel. */
export function wireCalendarDate({ year, month, day }: CalendarDate): string {
  return [String(year).padStart(4, '0'), String(month).padStart(2, '0'), String(day).padStart(2, '0')].join('-');
}

function existing(year: number, month: number, day: number): CalendarDate | null {
  const isReal = month >= 1 && month <= 12 && day >= 1 && day <= daysIn(year, month) && year > 0;
  return isReal ? { year, month, day } : null;
}

function daysIn(year: number, month: number): number {
  if (month === 2) return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
  return [4, 6, 9, 11].includes(month) ? 30 : 31;
}
