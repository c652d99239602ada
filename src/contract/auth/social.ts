import { object, string } from 'yup';
import { auth } from './auth.ts';
import { endpoint } from '../base/endpoint.ts';
import { done, optionalFlag, optionalText, signedIn, text } from '../base/schemas.ts';

/** The raw init data of a launch, as in auth.register. */
const launch = () => text().required().max(8192);

/**
 * 2.9-9. The way to a service and back is at `/oauth/init` and `/oauth/callback`, which are pages and not calls. A
 * messenger opens no window that could report back: there the app gets a ticket (`auth.opensocial`), whose pages are at
 * `/oauth/telegram`, and asks what has become of it (`auth.takesocial`).
 */
export const social = {
  /**
   * 4-4, 7-122. Completes the registration of a player whom a social service has signed in for the first time. A contact
   * is needed if they have none yet (`account.getprofileinfo`), a country likewise; the currency is theirs from then on (empty: the
   * present one stays). InvalidParameterException at `currency`: as `account.setCurrency` refuses one (`currencyRefusals`).
   * Completing it again changes nothing.
   */
  completeregistration: endpoint(
    'POST',
    'auth.completeregistration',
    object({
      email: optionalText().max(255),
      phone: optionalText().max(32),
      phone_country_code: optionalText().max(8),
      currency: optionalText().max(8),
      country: optionalText().max(8),
      promo_code: optionalText().max(64),
      terms: optionalFlag(),
      notify: optionalFlag(),
    }),
    done(),
    { access: 'player' },
  ),
  /**
   * The second factor of a player whom a service has vouched for: answers and errors are those of `auth.login`, with the
   * popup's `challenge` in place of login and password. Without a code, one is asked for or sent.
   */
  confirmsocial: endpoint(
    'POST',
    'auth.confirmsocial',
    object({
      challenge: text().max(200),
      code: optionalText().max(16),
      /** Of a challenge that `auth.takesocial` has given out: the launch whose user is moved. */
      payload: optionalText().max(8192),
    }),
    auth.login.output,
    { access: 'any' },
  ),
  /**
   * A ticket for a sign-in at a service in the browser outside the messenger: `address` is the page to open there, `id`
   * the value of the start parameter `auth` that leads back. It belongs to the launch's Telegram user, whom the page
   * names before anybody agrees; it is good for ten minutes and for one browser, and a new one replaces it.
   * InvalidParameterException at `payload`, `accountInUse`, if the launch's account could not be left (as in
   * `telegram.*`); at `service`, `wrongField`, for an unknown one.
   */
  opensocial: endpoint(
    'POST',
    'auth.opensocial',
    object({ payload: launch(), service: text().required().max(40) }),
    object({ id: text(), address: text() }).defined(),
    { access: 'any' },
  ),
  /**
   * What has become of a ticket. WAITING: nobody has answered yet. OK: the Telegram user now belongs to the account of the
   * service's person, and is signed in there; refusals are those of `telegram.*`, at `payload`. SECOND_FACTOR: the
   * account asks for a code, at `auth.confirmsocial` with `challenge`. TAKEN: it has signed in before. EXPIRED, also for
   * a ticket of somebody else. The others end it: nobody is signed in. HELD: the account's password has changed since, and
   * its player has not confirmed the service yet (`entries.confirm`).
   */
  takesocial: endpoint(
    'POST',
    'auth.takesocial',
    object({ payload: launch(), id: text().required().max(64) }),
    object({
      status: string()
        .oneOf([
          'WAITING',
          'OK',
          'SECOND_FACTOR',
          'TAKEN',
          'EXPIRED',
          'CANCELLED',
          'FAILED',
          'CLOSED',
          'BANNED',
          'DELETED',
          'HELD',
        ] as const)
        .defined(),
      challenge: text(),
      payload: signedIn().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
};
