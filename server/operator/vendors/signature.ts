/** How operator and vendors sign what they send each other: HMAC-SHA256 over the time and the raw body. */
import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signed message is good for so long either side of now. */
export const SIGNATURE_WINDOW_MS = 5 * 60_000;

export function signatureOf(secret: string, timestamp: string, body: string): string {
  return createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
}

/** Headers for an outgoing message; the timestamp is in milliseconds. */
export function signedHeaders(secret: string, body: string, now: Date): Record<string, string> {
  const timestamp = String(now.getTime());
  return { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signatureOf(secret, timestamp, body) };
}

/** Whether an incoming message is the vendor's and fresh. Takes the same time for every wrong signature. */
export function isSigned(secret: string, headers: Readonly<Record<string, unknown>>, body: string, now: Date): boolean {
  const timestamp = headers['x-timestamp'];
  const signature = headers['x-signature'];
  if (typeof timestamp !== 'string' || typeof signature !== 'string' || !/^\d{10,13}$/.test(timestamp)) return false;
  // Ten digits are seconds.
  const sentMs = timestamp.length === 10 ? Number(timestamp) * 1000 : Number(timestamp);
  const expected = Buffer.from(signatureOf(secret, timestamp, body));
  const given = Buffer.from(signature);
  const isSame = given.length === expected.length && timingSafeEqual(given, expected);
  return isSame && Math.abs(now.getTime() - sentMs) <= SIGNATURE_WINDOW_MS;
}
