import { createHmac } from 'node:crypto';
import { addressKey } from '../../../server/http/addressKey.ts';

/** Keyed hash of an IPv4 address or IPv6 network: enough for throttling, but it does not identify a person. */
export function addressHash(ip: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`address:${addressKey(ip)}`)
    .digest('hex')
    .slice(0, 32);
}

const MOST_USER_AGENT = 400;

/** The browser's own description, cut to what is stored. */
export function userAgentOf(headers: { readonly 'user-agent'?: string | undefined }): string {
  return (headers['user-agent'] ?? '').slice(0, MOST_USER_AGENT);
}
