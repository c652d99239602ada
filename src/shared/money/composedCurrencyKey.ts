/** 3-67: a key of the form {something}_{currency}, such as min_amount_USD. */
export function composedCurrencyKey(name: string, currency: string): string {
  return `${name}_${currency}`;
}

/** Splits a composed key at its last underscore; null if either part is empty. */
export function splitCurrencyKey(key: string): { readonly name: string; readonly currency: string } | null {
  const at = key.lastIndexOf('_');
  if (at <= 0 || at === key.length - 1) return null;
  return { name: key.slice(0, at), currency: key.slice(at + 1) };
}
