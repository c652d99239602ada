/**
 * The wire codec (design, section 4): how values travel in a query string and in a form body, and how the operator
 * reads them back against a schema.
 *
 * Query: null and undefined parameters are dropped, lists are joined by commas, objects are JSON text.
 * Body: null and undefined are the text `null`, an empty text is an empty string.
 * The one exception: in a text field the text `null` is the text, since the schema says which fields are text; a text
 * that is missing therefore travels as an empty string, and the types of calls allow nothing else.
 */
import type { AnySchema, ObjectSchema, SchemaDescription, SchemaObjectDescription } from 'yup';

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

/** Unparsable JSON stays a text, which the schema then refuses by name. */
function decodeJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/**
 * The fields that the schema names, at any depth. Others are left out here already: a name such as `constructor` or
 * `__proto__` means something else to whoever reads the object next.
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
 * Turns the texts of a query or body into the values that `schema` describes. It only reads; whether a value is allowed
 * is the schema's to say. Fields the schema does not name are left out.
 */
export function decodeFields(
  texts: Readonly<Record<string, string>>,
  schema: ObjectSchema<object> | AnySchema,
): Record<string, unknown> {
  const description = schema.describe() as SchemaObjectDescription;
  const decoded: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(description.fields)) {
    const text = Object.hasOwn(texts, name) ? texts[name] : undefined;
    if (text !== undefined) decoded[name] = decodeValue(text, field as SchemaDescription);
  }
  return decoded;
}
