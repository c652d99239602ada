import { ECDH } from 'node:crypto';
import type { FieldErrors } from '../../../../../src/contract/base/errors.ts';
import { invalidParameters } from '../../../OperatorError.ts';
import type { SandboxSettings } from '../../../../settings.ts';
import type { Subscription } from './pushRepository.ts';

/**
 * Hosts of the push services of Chrome, Firefox, Safari and Edge. A subscription is an address that a stranger makes the
 * operator call: of no other host is one accepted, so none leads into the operator's own network.
 */
const pushHosts = ['fcm.googleapis.com', '*.push.services.mozilla.com', '*.push.apple.com', '*.notify.windows.com'];

/** An uncompressed point of P-256, and a secret of 16 bytes (RFC 8291). */
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

/** Where the addresses of the sandbox's own push service begin. */
export const standInPrefix = ({ vendorsUrl }: Pick<SandboxSettings, 'vendorsUrl'>): string => `${vendorsUrl}/push/`;

/**
 * A subscription that can be sent to: of a known push service, or under `standIn`. Throws InvalidParameterException for
 * each part that is not usable.
 */
export function readSubscription(given: Subscription, standIn: string): Subscription {
  const isWrong = {
    endpoint: !isPushAddress(given.endpoint, standIn),
    p256dh: !isPoint(given.p256dh),
    auth: bytesOf(given.auth)?.length !== AUTH_BYTES,
  };
  const faults: FieldErrors = Object.fromEntries(
    Object.entries(isWrong).flatMap(([name, is]) => (is ? [[name, [{ code: 'wrongField' }]]] : [])),
  );
  if (Object.keys(faults).length > 0) throw invalidParameters(faults);
  const { endpoint, p256dh, auth } = given;
  return { endpoint: new URL(endpoint).href, p256dh, auth };
}

function isPushAddress(text: string, standIn: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, port, username, password, href } = new URL(text);
  if (username !== '' || password !== '') return false;
  if (href.startsWith(standIn)) return true;
  return protocol === 'https:' && port === '' && pushHosts.some((known) => isHost(hostname, known));
}

const isHost = (name: string, known: string): boolean =>
  known.startsWith('*.') ? name.endsWith(known.slice(1)) : name === known;

function isPoint(text: string): boolean {
  const bytes = bytesOf(text);
  if (bytes?.length !== POINT_BYTES || bytes[0] !== 4) return false;
  try {
    ECDH.convertKey(bytes, 'prime256v1');
    return true;
  } catch {
    // Not on the curve.
    return false;
  }
}

/** Null for what is not base64url, which Node would read all the same. */
function bytesOf(text: string): Buffer | null {
  return /^[\w-]+={0,2}$/.test(text) ? Buffer.from(text, 'base64url') : null;
}
