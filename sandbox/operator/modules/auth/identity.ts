import { isEmail } from '../../../../src/shared/validation/email.ts';
import { normalisedLogin } from '../../../../src/shared/validation/login.ts';
import { phoneDigits } from './canonicalLogin.ts';

/** The names that a player signs in by. Each of them belongs to one player, whichever of the three it is. */
export interface Identity {
  readonly login: string;
  readonly email: string | null;
  /** Digits with the country's code. */
  readonly phone: string | null;
}

interface Given {
  readonly login: string;
  readonly email: string;
  readonly phone: string;
}

type LoginKind = 'none' | 'email' | 'phone' | 'name';

/**
 * 3-18, 4-23: a login is a name, an e-mail address or a phone number. Left out, it is the e-mail address or the phone
 * number; one of the latter two in turn stands in for the contact that was left out.
 */
export function identityOf(given: Given): Identity {
  const login = normalisedLogin(given.login);
  const kind = loginKind(login);
  const email = given.email.trim().toLowerCase() || (kind === 'email' ? login.toLowerCase() : null);
  const phone = phoneDigits(given.phone) || (kind === 'phone' ? phoneDigits(login) : null);
  return { login: canonical(login, kind) || (email ?? phone ?? ''), email, phone };
}

/** Whether the text can be a login: what reads as an address or a number has to be one. */
export function isLogin(login: string): boolean {
  const kind = loginKind(login);
  if (kind === 'email') return isEmail(login);
  if (kind === 'phone') return isPhone(phoneDigits(login));
  return /^[\p{L}\p{N}._-]{3,64}$/u.test(login);
}

export function isPhone(digits: string): boolean {
  return /^\d{7,15}$/.test(digits);
}

function loginKind(login: string): LoginKind {
  if (login === '') return 'none';
  if (login.includes('@')) return 'email';
  return /^\d+$/.test(phoneDigits(login)) ? 'phone' : 'name';
}

function canonical(login: string, kind: LoginKind): string {
  if (kind === 'phone') return phoneDigits(login);
  return kind === 'email' ? login.toLowerCase() : login;
}
