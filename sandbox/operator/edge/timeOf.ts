import { invalidField } from '../OperatorError.ts';

/** Years that the database and the ISO form write alike. */
const EARLIEST_MS = Date.UTC(1970, 0, 1);
const LATEST_MS = Date.UTC(9999, 0, 1);

/** The time of an input field, ISO 8601; null for an empty one. Throws InvalidParameterException at the field. */
export function timeOf(text: string, field: string): Date | null {
  if (text === '') return null;
  const ms = /^\d{4}-\d{2}-\d{2}T/.test(text) ? Date.parse(text) : Number.NaN;
  if (!(ms >= EARLIEST_MS && ms <= LATEST_MS)) throw invalidField(field, 'wrongField');
  return new Date(ms);
}
