import type { IncomingMessage } from 'node:http';
import { decoded } from '../src/shared/navigation/decoded.ts';

/** What machines ask for gets a short refusal from the router itself. */
const forMachines = /^\/(?:api|ws|oauth|platform|hit)(?:\/|$)/i;

/** An address that can be decoded, and is no page. */
const noPage = '/%25';

/**
 * 8-13: the router refuses addresses that cannot be decoded before any route is asked. A reader's request for one is
 * led to the pages, where it gets the not-found page as any other address without one; they read the original address.
 */
export function routableUrl({ url = '/', method }: Pick<IncomingMessage, 'url' | 'method'>): string {
  const [path = ''] = url.split(/[?#]/, 1);
  if ((method !== 'GET' && method !== 'HEAD') || forMachines.test(path) || decoded(path) !== null) return url;
  return noPage + url.slice(path.length);
}
