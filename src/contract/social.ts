import { object } from 'yup';
import { endpoint } from './endpoint.ts';
import { done, optionalFlag, optionalText } from './schemas.ts';

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
};
