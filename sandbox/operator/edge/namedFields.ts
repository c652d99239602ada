/**
 * What a call's `fields` name of an answer, besides its key; all of it if none is named. Unknown names are ignored. The
 * type stays that of the whole: who leaves fields out knows which.
 */
export function namedFields<Whole extends object>(
  whole: Whole,
  key: keyof Whole & string,
  fields: readonly string[],
): Whole {
  if (fields.length === 0) return whole;
  const named = Object.entries(whole).filter(([name]) => name === key || fields.includes(name));
  return Object.fromEntries(named) as Whole;
}
