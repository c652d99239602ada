/** A zero byte, or half of a character beyond the basic plane. */
const UNSTORABLE = /\0|\p{Surrogate}/u;

/** Whether the database can keep the text as it is: it refuses the one, and would keep a replacement for the other. */
export function isStorableText(text: string): boolean {
  return !UNSTORABLE.test(text);
}

/** Deeper than anything we write; the database and JSON.stringify have limits of their own further down. */
const DEEPEST = 32;

/** The same for every text and name inside of a JSON value. */
export function isStorableJson(value: unknown, depth = 0): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth < DEEPEST &&
    Object.entries(value).every(([name, inner]) => isStorableText(name) && isStorableJson(inner, depth + 1))
  );
}
