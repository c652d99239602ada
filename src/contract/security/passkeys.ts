import { array, object, string } from 'yup';
import { auth } from '../auth/auth.ts';
import { endpoint } from '../base/endpoint.ts';
import { done, instant, nothing, text } from '../base/schemas.ts';

/** WebAuthn's structures travel as JSON text: they are the standard's, made and read by its libraries. */
const options = () => object({ options: text() }).defined();
const answer = () => text().required().max(16_000);

/**
 * Passkeys (WebAuthn). A sign-in with one needs no other factor: its device has verified the player by a fingerprint, a
 * face or a PIN. Every challenge counts once, for five minutes.
 */
export const passkeys = {
  /** Asks for a fresh proof (`account.getProof`), as `register` and `remove` do. */
  registerOptions: endpoint('POST', 'passkeys.registerOptions', nothing(), options(), { access: 'player' }),
  register: endpoint('POST', 'passkeys.register', object({ credential: answer() }), done(), { access: 'player' }),
  signInOptions: endpoint('POST', 'passkeys.signInOptions', nothing(), options(), { access: 'any' }),
  /** A passkey that is held (`entries.list`) is refused with `entry_held` in the error's data. */
  signIn: endpoint('POST', 'passkeys.signIn', object({ credential: answer() }), auth.login.output, { access: 'any' }),
  list: endpoint(
    'GET',
    'passkeys.list',
    nothing(),
    object({
      items: array(
        object({ id: text(), created_at: instant(), last_used_at: string().nullable().defined() }).defined(),
      ).defined(),
    }).defined(),
    { access: 'player' },
  ),
  remove: endpoint('POST', 'passkeys.remove', object({ id: text().required().max(1400) }), done(), {
    access: 'player',
  }),
};
