import { number, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, optionalFlag, optionalText, signedIn, text } from '../base/schemas.ts';

/**
 * 7-28. Either the form fields, or (is_tg) the messaging mini-app's launch data, whose `payload` is the raw init data.
 */
export const registerInput = object({
  login: optionalText().max(255),
  email: optionalText().max(255),
  phone: optionalText().max(32),
  phone_country_code: optionalText().max(8),
  password: optionalText().max(1024),
  currency: optionalText().max(8),
  locale: optionalText().max(16),
  country: optionalText().max(8),
  region: optionalText().max(120),
  first_name: optionalText().max(120),
  middle_name: optionalText().max(120),
  last_name: optionalText().max(120),
  /** 3-18: the nickname, which nobody else has; empty for none yet. As `account.changefakename` takes it. */
  fakename: optionalText().max(64),
  /** 3-14: 0 or null for not given. */
  sex: number().integer().min(0).max(9).nullable().default(0).defined(),
  birth_date: optionalText().max(10),
  home_town: optionalText().max(120),
  address: optionalText().max(255),
  postcode: optionalText().max(16),
  document_type: optionalText().max(32),
  document_number: optionalText().max(64),
  promo_code: optionalText().max(64),
  character_id: optionalText().max(64),
  notify: optionalFlag(),
  is_betting: optionalFlag(),
  terms: optionalFlag(),
  is_tg: optionalFlag(),
  id: optionalText().max(32),
  username: optionalText().max(64),
  hash: optionalText().max(128),
  language_code: optionalText().max(16),
  payload: optionalText().max(8192),
  /** With is_tg: the uid of the signed-in player who has agreed to be replaced by the launch's user. */
  replaces: optionalText().max(20),
});

export const auth = {
  /**
   * ANOTHER_PLAYER: the caller is signed in as another player than the launch's user, and nothing was changed. A launch
   * that its player has signed out of is refused with `signed_out` in the error's data; one of a Telegram user who is held
   * (`entries.list`) with `entry_held`. Somebody who has excluded themselves in another account gets the answer of a
   * sign-in there: AuthorizationException with `excluded_until` and `exclusion`; known by name and birth date alone, or
   * by a document, with `refused`: person or document. Known by a contact that nobody has confirmed, the account is made
   * and held: it cannot deposit or play.
   */
  register: endpoint(
    'POST',
    'auth.register',
    registerInput,
    object({
      status: string().oneOf(['REGISTERED', 'SIGNED_IN', 'ANOTHER_PLAYER']).defined(),
      payload: signedIn().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  login: endpoint(
    'POST',
    'auth.login',
    object({ login: text().max(255), password: text().max(1024), code: optionalText().max(16) }),
    object({
      status: string().oneOf(['OK', 'ALREADY_ENABLED']).defined(),
      payload: signedIn().nullable().defined(),
    }).defined(),
    { access: 'any' },
  ),
  /**
   * A GET by the specification (7-26); cross-site requests are refused by Fetch-Metadata checks. `idle`: the app signs
   * the player out for inactivity. That leaves the push messages to this browser on, which signing out ends.
   */
  logout: endpoint('GET', 'auth.logout', object({ idle: optionalFlag() }), done(), { access: 'any', changes: true }),
};
