import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { isStorableText } from '../../database/storableText.ts';

/**
 * Paths of the values that are of another kind than their fields: an object where a text belongs, "0x10" where a number
 * does. yup would cast them, and calls what they bring along for it (`toString`), so it never sees them. What is missing
 * is the schema's to judge.
 */
export function wrongKinds(
  values: Readonly<Record<string, unknown>>,
  { fields }: SchemaObjectDescription,
  path = '',
): string[] {
  return Object.entries(fields).flatMap(([name, field]) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    const place = `${path}${name}`;
    if (isMissing(value)) return [];
    if ('fields' in field) return isRecord(value) ? wrongKinds(value, field, `${place}.`) : [place];
    return isOfKind(value, field) ? [] : [place];
  });
}

const isMissing = (value: unknown): value is null | undefined => value === null || value === undefined;

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function isOfKind(value: unknown, field: SchemaFieldDescription): boolean {
  if (field.type === 'string') return typeof value === 'string' && isStorableText(value);
  if (field.type === 'number' || field.type === 'boolean') return typeof value === field.type;
  if (field.type !== 'array' || !('innerType' in field)) return true;
  const inner = [field.innerType].flat()[0];
  return (
    Array.isArray(value) &&
    value.every((item: unknown) => isMissing(item) || inner === undefined || inner === null || isOfKind(item, inner))
  );
}
