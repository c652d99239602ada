import { phoneDigits } from '../../../src/shared/validation/login.ts';

/**
 * Folds case and Unicode form of a name. It converts to upper case in between, for letters with two lower-case forms;
 * final sigma becomes the normal one. PostgreSQL's `lower()` and JavaScript's differ here, so names are compared only
 * in this form.
 */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/** Canonical login, e-mail address or phone number: the same for all texts that find the same account. */
export function canonicalLogin(login: string): string {
  const folded = foldedName(login);
  const digits = phoneDigits(folded);
  return /^\d+$/.test(digits) ? digits : folded;
}
