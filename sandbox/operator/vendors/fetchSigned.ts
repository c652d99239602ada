import { signedHeaders, signedPath } from '../../signing.ts';
import type { OperatorDeps } from '../OperatorDeps.ts';
import { fetchJson } from './fetchJson.ts';

export interface SignedCall {
  readonly method: 'GET' | 'POST' | 'PUT';
  /** Below the vendors' address. */
  readonly path: string;
  readonly secret: string;
  /** Sent as JSON; none for a GET. */
  readonly message?: object | undefined;
}

/** Calls a vendor, signed, and reads its JSON. Throws VendorError for anything but a 2xx with JSON in time. */
export function fetchSigned(
  { config, fetch, clock }: Pick<OperatorDeps, 'config' | 'fetch' | 'clock'>,
  { method, path, secret, message }: SignedCall,
): Promise<unknown> {
  const url = `${config.vendorsUrl}${path}`;
  const body = message === undefined ? '' : JSON.stringify(message);
  const headers = signedHeaders(secret, { method, path: signedPath(url), body }, clock.wall());
  return fetchJson(fetch, url, { method, headers, ...(message === undefined ? {} : { body }) });
}
