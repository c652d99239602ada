/** Codes per field, in the server's order, and what belongs to none of the form's fields. */
export type ServerFieldErrors = {
  readonly fields: ReadonlyMap<string, readonly string[]>;
  readonly unmatched: ReadonlyMap<string, readonly string[]>;
};

/** 5-64: the server says phone where a form says mobile, and the other way round. */
const ALIASES: ReadonlyMap<string, string> = new Map([
  ['phone', 'mobile'],
  ['mobile', 'phone'],
]);

/**
 * 5-64, 8-22: maps error_data onto the fields of a form. A field's errors may come as a code, a list of codes or an
 * object whose keys are the codes; anything else is passed over.
 */
export function serverErrors(errorData: unknown, formFields: readonly string[]): ServerFieldErrors {
  const fields = new Map<string, readonly string[]>();
  const unmatched = new Map<string, readonly string[]>();
  for (const [name, value] of entriesOf(errorData)) {
    const codes = codesOf(value);
    if (codes.length === 0) continue;
    const field = fieldFor(name, formFields);
    if (field === undefined) unmatched.set(name, codes);
    else fields.set(field, [...(fields.get(field) ?? []), ...codes]);
  }
  return { fields, unmatched };
}

function fieldFor(name: string, formFields: readonly string[]): string | undefined {
  return [name, ALIASES.get(name)].find((candidate) => candidate !== undefined && formFields.includes(candidate));
}

function codesOf(value: unknown): readonly string[] {
  if (typeof value === 'string') return value === '' ? [] : [value];
  if (Array.isArray(value)) return value.filter((code): code is string => typeof code === 'string' && code !== '');
  return entriesOf(value).map(([code]) => code);
}

function entriesOf(value: unknown): readonly (readonly [string, unknown])[] {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.entries(value) : [];
}
