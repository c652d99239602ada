/** Signatures of requests between operator and vendors, the only code that the two share. */
import { SIGNATURE_HEADER, signatureOf, TIMESTAMP_HEADER } from '../server/http/signing.ts';
import type { SignedMessage } from '../server/http/signing.ts';

export { isSigned } from '../server/http/signing.ts';
export type { SignedMessage } from '../server/http/signing.ts';

/** Headers of an outgoing JSON message. `now` is the wall time in milliseconds since 1970. */
export function signedHeaders(secret: string, message: SignedMessage, now: number): Record<string, string> {
  const timestamp = String(now);
  return {
    'content-type': 'application/json',
    [TIMESTAMP_HEADER]: timestamp,
    [SIGNATURE_HEADER]: signatureOf(secret, timestamp, message),
  };
}

/** The signed part of a URL: path and query. */
export function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
