/** Converts the description of a yup schema to JSON Schema, in the dialect of OpenAPI 3.1. */
import type {
  AnySchema,
  SchemaDescription,
  SchemaFieldDescription,
  SchemaInnerTypeDescription,
  SchemaObjectDescription,
} from 'yup';

export interface JsonSchema {
  readonly type?: string | readonly string[];
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly default?: unknown;
  readonly pattern?: string;
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly minimum?: number;
  readonly maximum?: number;
  readonly items?: JsonSchema;
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: JsonSchema;
}

type Side = 'input' | 'output';

/** `side` determines the required fields: of an input those without a default, of an output those always present. */
export const jsonSchema = (schema: AnySchema, side: Side): JsonSchema => fromDescription(schema.describe(), side);

export function fromDescription(field: SchemaFieldDescription, side: Side): JsonSchema {
  // A lazy schema depends on the value; the contract uses it only for objects of counts by name.
  if (field.type === 'lazy') return { type: 'object', additionalProperties: { type: 'integer' } };
  if (field.type === 'ref' || !('tests' in field)) return {};
  const choices = field.oneOf.filter((choice) => choice !== null);
  if (field.type === 'mixed') return mixedSchema(choices);
  return {
    type: typeOf(field),
    ...(choices.length > 0 && { enum: choices }),
    ...bounds(field),
    ...('innerType' in field && { items: itemsOf(field, side) }),
    ...('fields' in field && objectParts(field, side)),
    ...(isTold(field, side) && { default: field.default }),
  };
}

/** A constant, one of several, or else a text or a list of texts: the contract has no other mixed values. */
function mixedSchema(choices: readonly unknown[]): JsonSchema {
  if (choices.length === 0) return { type: ['string', 'array'], items: { type: 'string' } };
  return choices.length === 1 ? { const: choices[0] } : { enum: choices };
}

function typeOf(field: SchemaDescription): string | string[] {
  const isInteger = field.type === 'number' && field.tests.some(({ name }) => name === 'integer');
  const type = isInteger ? 'integer' : field.type;
  return field.nullable ? [type, 'null'] : type;
}

/** Whether the default is documented. The default of an object is not: it repeats those of its fields. */
const isTold = (field: SchemaDescription, side: Side) =>
  side === 'input' && field.type !== 'object' && field.default !== undefined;

function bounds({ type, tests }: SchemaDescription): JsonSchema {
  const isText = type === 'string';
  const found: Record<string, unknown> = {};
  for (const { name, params } of tests) {
    if (name === 'min') found[isText ? 'minLength' : 'minimum'] = params?.['min'];
    if (name === 'max') found[isText ? 'maxLength' : 'maximum'] = params?.['max'];
    if (name === 'matches' && params?.['regex'] instanceof RegExp) found['pattern'] = params['regex'].source;
    if (name === 'required' && isText) found['minLength'] = 1;
  }
  return found;
}

function itemsOf({ innerType }: SchemaInnerTypeDescription, side: Side): JsonSchema {
  const inner = Array.isArray(innerType) ? innerType[0] : innerType;
  return inner ? fromDescription(inner, side) : {};
}

function objectParts({ fields }: SchemaObjectDescription, side: Side): JsonSchema {
  const entries = Object.entries(fields);
  const required = entries.filter(([, field]) => isNeeded(field, side)).map(([name]) => name);
  return {
    properties: Object.fromEntries(entries.map(([name, field]) => [name, fromDescription(field, side)])),
    ...(required.length > 0 && { required }),
  };
}

export function isNeeded(field: SchemaFieldDescription, side: Side): boolean {
  if (!('optional' in field)) return side === 'output';
  if (side === 'output') return !field.optional;
  return !field.optional && field.default === undefined;
}
