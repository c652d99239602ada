/** A phone number without the marks people write between its digits. */
export function phoneDigits(phone: string): string {
  return phone.replace(/[\s()+.-]/g, '');
}

/**
 * The one spelling of a name, whatever its case and its form of Unicode. By way of upper case, for letters that have two
 * small forms; sigma, whose form depends on its place, counts as the one inside of a word. PostgreSQL's `lower()` and
 * JavaScript's do not agree on these, so names are compared by this alone.
 */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** The one spelling of a login, e-mail address or phone number: all texts that would find the same account share it. */
export function canonicalLogin(login: string): string {
  const folded = foldedName(login);
  const digits = phoneDigits(folded);
  return /^\d+$/.test(digits) ? digits : folded;
}
