import { object } from 'yup';
import { auth } from './auth.ts';
import { endpoint } from './endpoint.ts';
import { done, optionalFlag, optionalText, text } from './schemas.ts';

/** 2.9-9. The way to a service and back is at `/oauth/init` and `/oauth/callback`, which are pages and not calls. */
export const social = {
  /**
   * 4-4, 7-122. Completes the registration of a player whom a social service has signed in for the first time. A contact
   * is needed if they have none yet (`account.getprofileinfo`), a country likewise; the currency is theirs from then on.
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
    object({ challenge: text().max(200), code: optionalText().max(16) }),
    auth.login.output,
    { access: 'any' },
  ),
};
