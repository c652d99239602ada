import { DataCache } from './DataCache.ts';
import type { Answer } from './DataCache.ts';

interface Kept extends Answer {
  readonly status: number;
  readonly type: string;
  readonly retryAfter: string | null;
  readonly text: string;
  readonly askedAt: number;
}

const freshMs = 5_000;
/** Less than a page's data may be old (keptAge.ts), so that a page made of them can still be served for a while. */
const staleMs = 25_000;
const mostBytes = 32 * 1024 * 1024;
/** Longer than the 30 s fault of a slow operator: a slow answer is still one. */
const timeoutMs = 35_000;

export interface GuestCalls {
  readonly fetch: typeof fetch;
  /** What the operator passes on has changed: its answers are asked for again. */
  readonly expire: () => void;
  /** When the operator last answered that it serves nobody (503). */
  readonly closedAt: () => number;
}

const ASKED_AT = 'x-asked-at';

/** When a response of `guestFetch` was asked for; null for those of other fetches. */
export function askedAt({ headers }: Response): number | null {
  const text = headers.get(ASKED_AT);
  return text === null ? null : Number(text);
}

/**
 * A fetch for renders of guest pages: caches answers to GET by address, shared by all renders. Throws on a request with
 * a cookie or a token, since its answer would be shown to others.
 */
export function guestFetch(fetcher: typeof fetch, now: () => number): GuestCalls {
  const cache = new DataCache<Kept>({ freshMs, staleMs, mostBytes, now });
  let closedAt = Number.NEGATIVE_INFINITY;

  async function ask(address: string): Promise<Kept> {
    const at = now();
    const response = await fetcher(address, {
      headers: { accept: 'application/json' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    const text = await response.text();
    const { status } = response;
    if (status === 503) closedAt = now();
    return {
      isGood: status === 200,
      // 8-11: an operator that says that it serves nobody is there, and what it said before does not count.
      isAway: status >= 500 && status !== 503,
      bytes: 2 * text.length,
      status,
      type: response.headers.get('content-type') ?? '',
      retryAfter: response.headers.get('retry-after'),
      text,
      askedAt: at,
    };
  }

  const guestCall: typeof fetch = async (input, init) => {
    const request = input instanceof Request && init === undefined ? input : new Request(input, init);
    if (request.headers.has('cookie') || request.headers.has('authorization'))
      throw new Error('a guest render has sent credentials');
    if (request.method !== 'GET') return fetcher(request);
    const { status, type, retryAfter, text, askedAt: at } = await cache.get(request.url, () => ask(request.url));
    return new Response(text, {
      status,
      headers: {
        'content-type': type,
        [ASKED_AT]: String(at),
        ...(retryAfter === null ? {} : { 'retry-after': retryAfter }),
      },
    });
  };
  return { fetch: guestCall, expire: () => cache.expire(), closedAt: () => closedAt };
}
