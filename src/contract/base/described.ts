import type { AnySchema, SchemaObjectDescription } from 'yup';

const descriptions = new WeakMap<AnySchema, SchemaObjectDescription>();

/**
 * An object schema as yup describes it. A schema never changes, and yup clones all of it to describe it, which took two
 * fifths of a plain read: so each is described once. Callers only read the result.
 */
export function described(schema: AnySchema): SchemaObjectDescription {
  const known = descriptions.get(schema);
  if (known !== undefined) return known;
  const description = schema.describe() as SchemaObjectDescription;
  descriptions.set(schema, description);
  return description;
}
