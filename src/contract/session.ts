import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { done, flag, instant, integer, optionalFlag, optionalText, page, text } from './base/schemas.ts';

const activeSession = object({
  /** Opaque, and only for `account.endSessions`. */
  id: text(),
  kind: string().oneOf(['web', 'telegram']).defined(),
  created_at: instant(),
  last_seen_at: instant(),
  /** Names such as Firefox and Windows; empty where unknown. */
  device: object({ browser: text(), os: text() }).defined(),
  /** Two letters; empty where unknown. */
  country_code: text(),
  /** The session of this call. */
  is_current: flag(),
});

/** Where a player is signed in. */
export const sessions = {
  /** The current session first, then those with the latest activity; `count` is the number of all of them. */
  getSessions: endpoint(
    'GET',
    'account.getSessions',
    object(page(20)),
    object({ count: integer(), items: array(activeSession.defined()).defined() }).defined(),
    { access: 'player' },
  ),
  /**
   * Ends one session of the player by its `id`, or all but the current one: exactly one of the two must be given. A
   * session that is over already is no error; the current one is ended by `auth.logout` only.
   */
  endSessions: endpoint(
    'POST',
    'account.endSessions',
    object({ id: optionalText().max(64), all_others: optionalFlag() }),
    done(),
    { access: 'player' },
  ),
};
