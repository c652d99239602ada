/**
 * Signatures of requests: HMAC-SHA256 over the time, the method, the path with its query and the raw body, so that a
 * signature is valid for that call only. Each receiver decides itself which callers and secrets it accepts.
 */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** Maximum difference in ms between the time of a signature and the receiver's time. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

const TIMESTAMP_HEADER = 'x-timestamp';
export const SIGNATURE_HEADER = 'x-signature';

/** The signed parts of a request. */
export interface SignedMessage {
  /** HTTP method in upper case. */
  readonly method: string;
  /** Path and query as they are sent. */
  readonly path: string;
  /** Empty for GET. */
  readonly body: string;
}

/** Lower-case hexadecimal; the timestamp is in milliseconds since 1970, as it is sent. */
export function signatureOf(secret: string, timestamp: string, { method, path, body }: SignedMessage): string {
  // Only the body, the last part, can contain a line break, so two messages never have the same signed text.
  return createHmac('sha256', secret).update([timestamp, method, path, body].join('\n')).digest('hex');
}

/** Headers of an outgoing JSON message. `now` is the wall time in milliseconds since 1970. */
export function signedHeaders(secret: string, message: SignedMessage, now: number): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secret, timestamp, message),
  };
}

/** Whether an incoming message was signed with the secret within the window; compares in constant time. */
export function isSigned(
  secret: string,
  headers: Readonly<Record<string, unknown>>,
  message: SignedMessage,
  now: number,
): boolean {
  const timestamp = headers[TIMESTAMP_HEADER];
  const signature = headers[SIGNATURE_HEADER];
  if (typeof timestamp !== 'string' || typeof signature !== 'string') return false;
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(timestamp)) > SIGNATURE_WINDOW_MS) return false;
  return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signatureOf(secret, timestamp, message), 'hex'));
}
