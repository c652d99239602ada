import { loginKind, registrationLoginField } from '../../../src/shared/validation/login.ts';
import { nameField } from '../../../src/shared/validation/personField.ts';
import { pretendsStaff } from './staffNames.ts';

/** Longer ones are of no person. */
const MOST_NAME = 60;

/**
 * A first or last name that a messenger or a service tells, if the registration form would take it; otherwise none: its
 * user has typed it without any rules.
 */
export function outsideName(text: string): string {
  const name = text.trim().replace(/\s+/g, ' ');
  return name.length <= MOST_NAME && nameField(name) === null && !pretendsStaff(name) ? name : '';
}

/** A user's name there as a login, if somebody could register with it; otherwise none. */
export function outsideLogin(text: string): string {
  const isLogin = loginKind(text) === 'name' && registrationLoginField(text) === null && /^[\p{L}\p{N}]/u.test(text);
  return isLogin && !pretendsStaff(text) ? text : '';
}
