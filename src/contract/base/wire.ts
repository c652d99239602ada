/**
 * The wire codec (design, section 4): encodes values for a query string or a form body, and decodes them by a schema.
 *
 * Query: null and undefined parameters are dropped, lists are joined by commas, objects are JSON text. Body: null and
 * undefined are the text `null`, an empty text is an empty string. Exception: in a text field (known from the schema)
 * the text `null` is that text; so a missing text is sent as an empty string, which the types of calls enforce.
 */
import type { AnySchema, ObjectSchema, SchemaDescription, SchemaObjectDescription } from 'yup';
import { described } from './described.ts';

export type WireValue = string | number | boolean | null | undefined | readonly string[] | object;
export type WireFields = Readonly<Record<string, WireValue>>;

const isList = (value: WireValue): value is readonly string[] => Array.isArray(value);

function encodeValue(value: WireValue): string {
  if (value === null || value === undefined) return 'null';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? '1' : '0';
  if (typeof value === 'number') return String(value);
  if (isList(value)) return value.join(',');
  return JSON.stringify(value);
}

/** Pairs for a query string, in the order of the fields. */
export function encodeQuery(fields: WireFields): [string, string][] {
  return Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined || value === null) return [];
    return [[name, encodeValue(value)]];
  });
}

/** Pairs for a form body, in the order of the fields. */
export function encodeForm(fields: WireFields): [string, string][] {
  return Object.entries(fields).map(([name, value]) => [name, encodeValue(value)]);
}

const numberText = /^-?\d+(\.\d+)?$/;

function decodeValue(text: string, field: SchemaDescription): unknown {
  if (field.type === 'string') return text;
  if (text === 'null') return null;
  if (field.type === 'number') return numberText.test(text) ? Number(text) : text;
  if (field.type === 'boolean') return decodeBoolean(text);
  if (field.type === 'array') return text === '' ? [] : text.split(',');
  if (field.type === 'object') return namedOnly(decodeJson(text), field);
  return text;
}

function decodeBoolean(text: string): boolean | string {
  if (text === '1' || text === 'true') return true;
  if (text === '0' || text === 'false' || text === '') return false;
  return text;
}

/** Unparsable JSON stays a text, which the schema then refuses with the field's name. */
function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * Keeps the fields of the schema only, at any depth. Names such as `constructor` or `__proto__` must not reach later
 * readers of the object.
 */
function namedOnly(value: unknown, field: SchemaDescription): unknown {
  if (!('fields' in field) || typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  const { fields } = field as SchemaObjectDescription;
  const named = Object.entries(fields).filter(([name]) => Object.hasOwn(value, name));
  return Object.fromEntries(
    named.map(([name, inner]) => [name, namedOnly(Reflect.get(value, name), inner as SchemaDescription)]),
  );
}

/**
 * Decodes the texts of a query or body by `schema`. Does not validate: the schema does that afterwards. Fields that the
 * schema does not name are left out.
 */
export function decodeFields(
  texts: Readonly<Record<string, string>>,
  schema: ObjectSchema<object> | AnySchema,
): Record<string, unknown> {
  const decoded: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(described(schema).fields)) {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (text !== undefined) decoded[name] = decodeValue(text, field as SchemaDescription);
  }
  return decoded;
}
