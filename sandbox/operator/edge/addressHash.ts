import { createHmac } from 'node:crypto';
import { addressKey } from '../../../server/http/addressKey.ts';

/** Keyed hash of an IPv4 address or IPv6 network: enough for throttling, but it does not identify a person. */
export function addressHash(ip: string, secret: string): string {
  return createHmac('sha256', secret)
    .update(`address:${addressKey(ip)}`)
    .digest('hex')
    .slice(0, 32);
}
