import { array, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, flag, instant, nothing, text } from '../base/schemas.ts';

export const entryKinds = ['telegram', 'service', 'passkey', 'email', 'phone'] as const;

const id = () => text().required().max(1500);

/**
 * The ways into an account besides its password: the linked Telegram user, services that vouch for the player, passkeys. A
 * contact restores access: it is listed while it is held, and then gets no codes and is no login.
 * After a change of the password those of before are held: they open nothing until the player has confirmed them, since
 * somebody else may have added them. All changes ask for a fresh proof.
 */
export const entries = {
  /** Held ones first, then the newest first. */
  list: endpoint(
    'GET',
    'entries.list',
    nothing(),
    object({
      items: array(
        object({
          id: id(),
          kind: string().oneOf(entryKinds).defined(),
          /** Id of a service, the Telegram user's number, or the contact; empty for a passkey. */
          name: text(),
          created_at: instant().nullable().defined(),
          /** Null if it was not used yet, or nobody knows. */
          last_used_at: instant().nullable().defined(),
          is_held: flag(),
          /** False where nothing else opens the account. */
          can_remove: flag(),
        }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /** It opens the account again. Repeatable. InvalidParameterException at `id`, `wrongField`, for an unknown one. */
  confirm: endpoint('POST', 'entries.confirm', object({ id: id() }), done(), { access: 'player' }),
  /** Removes it, with the messenger's sessions for a Telegram user; at `id`, `onlyWayIn`, if nothing else opens the account. */
  remove: endpoint('POST', 'entries.remove', object({ id: id() }), done(), { access: 'player' }),
};
