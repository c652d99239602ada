import { isToken } from './ContentUsers.ts';

/** Until the browser is closed, or the content system's token is over. */
const NAME = 'croupier_preview';

/** The editor's token in a request; empty without one. */
export function previewToken(cookies: string | undefined, isSecure: boolean): string {
  const [, token = ''] = new RegExp(`(?:^|;\\s*)${nameOf(isSecure)}=([^;]*)`).exec(cookies ?? '') ?? [];
  return isToken(token) ? token : '';
}

/** `Lax`, so that a link in the content system leads to a preview; every form is checked for its origin. */
export const previewCookie = (token: string, isSecure: boolean): string =>
  `${nameOf(isSecure)}=${token}; Path=/; HttpOnly; SameSite=Lax${isSecure ? '; Secure' : ''}${token === '' ? '; Max-Age=0' : ''}`;

const nameOf = (isSecure: boolean): string => (isSecure ? `__Host-${NAME}` : NAME);
