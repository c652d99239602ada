import { isStorableText } from '../../src/shared/text/storableText.ts';

export { isStorableText };

/** Maximum nesting: more than any value of ours; the database and JSON.stringify have their own, larger limits. */
const DEEPEST = 32;

/** Whether every string and key of a JSON value is storable, with a nesting of at most 32. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < DEEPEST &&
    Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorableJson(inner, depth + 1))
  );
}
