import { isStorableText } from '../../database/storableText.ts';

const LONGEST = 200;

/** The fields of a body; null if it is not JSON. */
export function messageFields(body: string): Readonly<Record<string, unknown>> | null {
  try {
    const value: unknown = JSON.parse(body);
    return Object(value) as Record<string, unknown>;
  } catch {
    return null;
  }
}

/** Whether a field is a text that can be stored, and not an empty one. */
export const isFieldText = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST && isStorableText(value);
