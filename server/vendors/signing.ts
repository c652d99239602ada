import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed request is accepted this long before and after the receiver's own time. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

export const TIMESTAMP_HEADER = 'x-timestamp';
export const SIGNATURE_HEADER = 'x-signature';

/** Hex HMAC-SHA256 of `${timestamp}.${rawBody}`; the timestamp is in milliseconds since 1970. */
export function signBody(secret: string, timestamp: number, rawBody: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${rawBody}`).digest('hex');
}

/** The two headers of a signed request. */
export function signedHeaders(secret: string, timestamp: number, rawBody: string): Record<string, string> {
  return { [TIMESTAMP_HEADER]: String(timestamp), [SIGNATURE_HEADER]: signBody(secret, timestamp, rawBody) };
}

/** What a receiver has at hand: header values as they came, the body byte for byte. */
export interface SignedRequest {
  readonly timestamp: string | undefined;
  readonly signature: string | undefined;
  readonly rawBody: string;
}

/** Whether the request was signed with the secret within the window; compares in constant time. */
export function isSigned(secret: string, request: SignedRequest, now: number): boolean {
  const { timestamp = '', signature = '', rawBody } = request;
  if (!/^\d{1,15}$/.test(timestamp) || !/^[0-9a-f]{64}$/.test(signature)) return false;
  if (Math.abs(now - Number(timestamp)) > SIGNATURE_WINDOW_MS) return false;
  const expected = Buffer.from(signBody(secret, Number(timestamp), rawBody), 'hex');
  return timingSafeEqual(expected, Buffer.from(signature, 'hex'));
}
