import { phoneDigits } from '../../../src/shared/validation/login.ts';
import { countriesIn } from '../market/countries.ts';
import { dialledPhone, internationalPhone } from '../market/phones.ts';
import { asciiEmail } from './asciiEmail.ts';

/**
 * Folds case and Unicode form of a name. It converts to upper case in between, for letters with two lower-case forms;
 * final sigma becomes the normal one. PostgreSQL's `lower()` and JavaScript's differ here, so names are compared only
 * in this form.
 */
export function foldedName(name: string): string {
  return name.normalize('NFKC').toLowerCase().toUpperCase().toLowerCase().replaceAll('ς', 'σ').normalize('NFKC');
}

/**
 * Canonical login, e-mail address or phone number: the same for all texts that find the same account. A number that
 * exists is in its international form, however it was dialled, and the domain of an address is in ASCII. What a text
 * stands for never depends on who has an account.
 */
export function canonicalLogin(login: string): string {
  const typed = typedLogin(login);
  if (/^\d+$/.test(typed)) return internationalPhone(typed)?.digits ?? dialledPhone(typed, countriesIn('en')) ?? typed;
  // The domain is converted before folding, which would make another one of some letters.
  return typed.includes('@') ? foldedName(asciiEmail(login.normalize('NFKC'))) : typed;
}

/** The forms in which a login may be stored: rows of before have numbers and domains as they were typed. Those first. */
export function loginForms(login: string): readonly string[] {
  return [...new Set([typedLogin(login), canonicalLogin(login)])];
}

function typedLogin(login: string): string {
  const folded = foldedName(login);
  const digits = phoneDigits(folded);
  return /^\d+$/.test(digits) ? digits : folded;
}
