import type { SchemaFieldDescription, SchemaObjectDescription } from 'yup';
import { isStorableText } from '../../database/storableText.ts';

/**
 * Paths of the values that have another type than their fields, such as an object instead of a string or "0x10"
 * instead of a number. yup must not see them: it would cast them, calling their own `toString`. Missing values are
 * left to the schema.
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
