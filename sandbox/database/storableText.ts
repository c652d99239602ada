/** A zero byte or a lone surrogate. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether PostgreSQL stores the text unchanged: it refuses zero bytes, and lone surrogates would be replaced. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}

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
