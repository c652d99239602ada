import { array, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { instant, integer, nothing, optionalText, text } from '../base/schemas.ts';

/**
 * What proves a player again. `code`: of a message to a contact that has been confirmed for three days. `social`: a
 * sign-in at a service that opens the account (`/oauth/init` with `type_auth=proof`). `launch`: opening the mini app in
 * the messenger.
 */
export const proofKinds = ['password', 'passkey', 'code', 'social', 'launch'] as const;

/**
 * A session alone proves nobody: whoever has stolen one must not take the account or the money. Changes of contacts,
 * passkeys, two-factor and linked accounts, exports, closing and every withdrawal ask for a proof that is at most 15
 * minutes old. A sign-in is one. Without it they answer InvalidParameterException with `proof` in the error's data: the
 * kinds that this player can give, best first. With a proof the same call is sent again.
 */
export const proofs = {
  /** How the present session stands. */
  getProof: endpoint(
    'GET',
    'account.getProof',
    nothing(),
    object({
      /** Until when the last proof counts; null if none does. */
      until: instant().nullable().defined(),
      kinds: array(string().oneOf(proofKinds).defined()).defined(),
      /** Where a code is sent, shortened ("a…@example.test"); empty if none can be. */
      contact: text(),
      /** Ids of the services that can vouch for the player; not of those that are held. */
      services: array(text()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * Proves the player for this session. InvalidParameterException at `password`, `code` or `credential`; at `kind`,
   * `wrongField`, for one that the player does not have.
   */
  prove: endpoint(
    'POST',
    'account.prove',
    object({
      kind: string().oneOf(['password', 'passkey', 'code']).required(),
      password: optionalText().max(1024),
      code: optionalText().max(16),
      /** JSON text of WebAuthn: the answer to `proofPasskey`. */
      credential: optionalText().max(16_000),
    }),
    object({ until: instant() }).defined(),
    { access: 'player' },
  ),
  /** The challenge for a passkey of the player, as JSON text of WebAuthn; it counts once, for five minutes. */
  proofPasskey: endpoint('POST', 'account.proofPasskey', nothing(), object({ options: text() }).defined(), {
    access: 'player',
  }),
  /**
   * Sends the code of `prove`, which counts in this session. Too early: TooManyRequestsException with `resend_time` in
   * the error's data.
   */
  sendProofCode: endpoint('POST', 'account.sendProofCode', nothing(), object({ resend_time: integer() }).defined(), {
    access: 'player',
  }),
};
