import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';

export type FeedPage = CallOutput<'GET feed.get'>;
export type FeedItem = FeedPage['items'][number];

export function createFeedApi(call: Call) {
  return {
    /** Entries from number `from` on, ascending, and the feed's head. */
    entries: (from: number, count: number): Promise<FeedPage> => call('GET feed.get', { from, count }),
  };
}

export type FeedApi = ReturnType<typeof createFeedApi>;
