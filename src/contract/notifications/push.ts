import { object } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { done, flag, nothing, text } from '../base/schemas.ts';

/** Longest address of a push service, in characters; those in use have at most 500. */
const MOST_ADDRESS = 1_000;

const address = () => text().max(MOST_ADDRESS);
/** A browser's subscription (Push API): the push service's address of it, and its keys in base64url. */
const subscription = () => ({ endpoint: address(), p256dh: text().max(100), auth: text().max(50) });

export const push = {
  /** The public key that browsers subscribe with (VAPID, RFC 8292): a point of P-256, base64url. */
  getKey: endpoint('GET', 'push.getKey', nothing(), object({ key: text() }).defined(), { access: 'player' }),
  /**
   * Notifications of the caller's account come to this browser from now on, whoever's came there before. A player has
   * ten browsers at most: the one seen longest ago makes room. InvalidParameterException: `wrongField` at `endpoint` for
   * an address that is not of a known push service, at `p256dh` or `auth` for keys of another form.
   */
  subscribe: endpoint('POST', 'push.subscribe', object(subscription()), done(), { access: 'player' }),
  /** No notifications to this browser any more. Also done if there was no such subscription. */
  unsubscribe: endpoint('POST', 'push.unsubscribe', object({ endpoint: address() }), done(), { access: 'player' }),
  /**
   * What a browser with a subscription calls when a player has signed in there. `is_own`: it is the caller's, and goes on
   * under this session. Otherwise it is removed, as it was another player's or of a session that was signed out.
   */
  keep: endpoint('POST', 'push.keep', object({ endpoint: address() }), object({ is_own: flag() }).defined(), {
    access: 'player',
  }),
  /**
   * The browser has replaced a subscription by another one while no page is open. The old address is the proof: only the
   * browser and its push service know it. Done also if it is not known, so that nobody learns whether it is. Errors as
   * `push.subscribe`.
   */
  renew: endpoint('POST', 'push.renew', object({ old_endpoint: address(), ...subscription() }), done(), {
    access: 'any',
  }),
};
