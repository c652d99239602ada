/** Signatures of requests between operator and vendors, the only code that the two share. */
export { isSigned, signedHeaders } from '../server/http/signing.ts';

/** The signed part of a URL: path and query. */
export function signedPath(url: string): string {
  const { pathname, search } = new URL(url);
  return pathname + search;
}
