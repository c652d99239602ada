import { DataCache } from './DataCache.ts';
import type { Answer } from './DataCache.ts';

interface Kept extends Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly text: string;
}

/**
 * A change at the operator is visible after this time plus that of page copies (PageCache.ts, pageRoutes.ts), in ms.
 */
const freshMs = 5_000;
const staleMs = 60_000;
const mostBytes = 32 * 1024 * 1024;
/** Longer than the 30 s fault of a slow operator: a slow answer is still one. */
const timeoutMs = 35_000;

export interface GuestCalls {
  readonly fetch: typeof fetch;
  /** What the operator passes on has changed: its answers are asked for again. */
  readonly expire: () => void;
}

/**
 * A fetch for renders of guest pages: caches answers to GET by address, shared by all renders. Throws on a request with
 * a cookie or a token, since its answer would be shown to others.
 */
export function guestFetch(fetcher: typeof fetch, now: () => number): GuestCalls {
  const cache = new DataCache<Kept>({ freshMs, staleMs, mostBytes, now });

  async function ask(address: string): Promise<Kept> {
    const response = await fetcher(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const { status } = response;
    return {
      isGood: status === 200,
      isAway: status >= 500,
      bytes: 2 * text.length,
      status,
      type: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text,
    };
  }

  const guestCall: typeof fetch = async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    if (request.headers.has('cookie') || request.headers.has('authorization'))
      throw new Error('a guest render has sent credentials');
    if (request.method !== 'GET') return fetcher(request);
    const { status, type, retryAfter, text } = await cache.get(request.url, () => ask(request.url));
    return new Response(text, {
      status,
      headers: { 'content-type': type, ...(retryAfter === null ? {} : { 'retry-after': retryAfter }) },
    });
  };
  return { fetch: guestCall, expire: () => cache.expire() };
}
