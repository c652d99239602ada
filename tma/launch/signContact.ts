import { signData } from '@tma.js/init-data-node';
import type { User } from '@tma.js/sdk';

export interface SignContactOptions {
  readonly user: User;
  /** Digits only, with the country's code. */
  readonly phone: string;
  readonly botToken: string;
  readonly signedAt: Date;
}

/**
 * The contact that Telegram's servers give to an app after the user has shared it: a query of `contact`, `auth_date` and
 * `hash`, signed as init data is.
 */
export function signContact({ user, phone, botToken, signedAt }: SignContactOptions): string {
  const contact = JSON.stringify({
    user_id: user.id,
    phone_number: phone,
    first_name: user.first_name,
    ...(user.last_name === undefined ? {} : { last_name: user.last_name }),
  });
  const authDate = String(Math.floor(signedAt.getTime() / 1000));
  const hash = signData(`auth_date=${authDate}\ncontact=${contact}`, botToken);
  return new URLSearchParams({ contact, auth_date: authDate, hash }).toString();
}
