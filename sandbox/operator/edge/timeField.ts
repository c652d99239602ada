import { isoToMs } from '../../../src/shared/dates/isoTime.ts';
import { invalidField } from '../OperatorError.ts';

/** Dates with a four-digit year in the database, from 1970; nothing here happened outside of them. */
const FIRST_MS = 0;
const LAST_MS = Date.UTC(9999, 11, 31);

/** Reads a timestamp or a day (its start in UTC) of an input field; null for an empty text. */
export function timeField(field: string, text: string): Date | null {
  if (text === '') return null;
  const ms = isoToMs(/^\d{4}-\d{2}-\d{2}$/.test(text) ? `${text}T00:00:00Z` : text);
  if (ms === null || ms < FIRST_MS || ms > LAST_MS) throw invalidField(field, 'wrongField');
  return new Date(ms);
}
