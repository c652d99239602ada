import { ArraySchema, ObjectSchema } from 'yup';
import type { AnySchema, InferType, ISchema } from 'yup';
import { record } from './record.ts';
import type { Raw } from './record.ts';

type Kept<T> = T extends object ? { readonly [Key in keyof T]: Kept<T[Key]> } : T;

/** What the settings of a schema are, once completed. */
export type SettingsOf<Settings extends ISchema<unknown>> = Kept<InferType<Settings>>;

/** 3-30: the flags among them. */
export type FeaturesOf<Settings extends ISchema<{ features: object }>> = SettingsOf<Settings>['features'];

type Sum<Parts> = (Parts extends ISchema<unknown> ? (part: SettingsOf<Parts>) => void : never) extends (
  sum: infer Whole,
) => void
  ? Whole
  : never;

/** A field or an entry that has neither a usable value nor a default. */
const unusable = Symbol('unusable');

/** An object by its fields; it cannot be used without one that has no default. */
function withFields(fields: Readonly<Record<string, unknown>>, raw: unknown): unknown {
  const given = record(raw);
  const entries = Object.entries(fields).map(([name, field]): [string, unknown] => [
    name,
    completed(field as AnySchema, given[name]),
  ]);
  return entries.some(([, value]) => value === unusable) ? unusable : Object.fromEntries(entries);
}

/** A list's usable entries. `most` of its `meta` is how many of those given are looked at. */
function usableEntries(schema: ArraySchema<unknown[] | undefined, unknown>, raw: unknown): unknown {
  const { innerType } = schema;
  if (!Array.isArray(raw) || innerType === undefined) return raw;
  const most: unknown = record(schema.meta())['most'];
  const given: readonly unknown[] = typeof most === 'number' ? raw.slice(0, most) : raw;
  return given.map((entry) => completed(innerType as AnySchema, entry)).filter((entry) => entry !== unusable);
}

function insideOf(schema: AnySchema, raw: unknown): unknown {
  if (schema instanceof ObjectSchema) return withFields(schema.fields as Readonly<Record<string, unknown>>, raw);
  return schema instanceof ArraySchema ? usableEntries(schema, raw) : raw;
}

/** An object has none of its own: its fields have theirs. */
const defaultOf = (schema: AnySchema): unknown =>
  schema instanceof ObjectSchema ? unusable : (schema.getDefault() ?? unusable);

/**
 * What is inside comes first, then the transforms of the schema, then its tests. Unlike yup's own cast, nothing of
 * another type is converted: '30' is no number.
 */
function completed(schema: AnySchema, raw: unknown): unknown {
  const inside = insideOf(schema, raw);
  if (inside === undefined || inside === null || !schema.isType(inside)) return defaultOf(schema);
  const value = schema.transforms.reduce<unknown>((one, change) => change.call(schema, one, raw, schema, {}), inside);
  const isUsable =
    value !== undefined &&
    value !== null &&
    schema.isValidSync(value, { strict: true, recursive: false, disableStackTrace: true });
  return isUsable ? value : defaultOf(schema);
}

/** Sections that several owners add to (`features`) are put together. */
function sumOf(parts: readonly Raw[]): Raw {
  const sum: Record<string, unknown> = {};
  for (const [name, value] of parts.flatMap((part) => Object.entries(part)))
    sum[name] = name in sum ? { ...record(sum[name]), ...record(value) } : value;
  return sum;
}

/**
 * 9-3: the content system is not trusted, and need not set everything. A value that is missing, of another type or
 * refused by its schema is the schema's default; entries of lists are left out instead.
 */
export function complete<const Parts extends readonly ISchema<object>[]>(
  parts: Parts,
  raw: unknown,
): Sum<Parts[number]> {
  const completedParts = parts.map((part) => completed(part as AnySchema, raw));
  if (completedParts.includes(unusable)) throw new Error('a setting has no default');
  return sumOf(completedParts as Raw[]) as Sum<Parts[number]>;
}
