import { loginKind, normalisedLogin } from '../../../../../src/shared/validation/login.ts';
import type { LoginKind } from '../../../../../src/shared/validation/login.ts';
import { storedPhone } from '../../../market/phones.ts';
import { storedEmail } from '../../../players/asciiEmail.ts';

/** The names with which a player can sign in. Each is unique across all three kinds. */
export interface Identity {
  readonly login: string;
  readonly email: string | null;
  /** Digits with the country code. */
  readonly phone: string | null;
}

interface Given {
  readonly login: string;
  readonly email: string;
  readonly phone: string;
  /** ISO code of the country chosen with the phone number; empty for a number with its country code. */
  readonly phone_country_code: string;
}

/**
 * 3-18, 4-23: a login is a name, an e-mail address or a phone number. A missing login is set to the e-mail address or
 * the phone number; a login that is an e-mail address or a phone number fills the missing contact.
 */
export function identityOf(given: Given): Identity {
  const login = normalisedLogin(given.login);
  const kind = loginKind(login);
  const email = storedEmail(given.email) || (kind === 'email' ? storedEmail(login) : null);
  const phone =
    storedPhone(given.phone, given.phone_country_code).digits || (kind === 'phone' ? canonical(login, kind) : null);
  return { login: canonical(login, kind) || (email ?? phone ?? ''), email, phone };
}

function canonical(login: string, kind: LoginKind): string {
  // A number has one form: another way of dialling it is no other number, and makes no other account.
  if (kind === 'phone') return storedPhone(login, '').digits;
  return kind === 'email' ? storedEmail(login) : login;
}
