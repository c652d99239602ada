import type { CallOutput } from '../../../contract/index.ts';
import type { Call } from '../../../lib/call.ts';
import { parseItem } from './parseItem.ts';
import type { Credit, InboxItem } from './parseItem.ts';

/** 3-52 */
export interface LoyaltyNotice extends Credit {
  readonly id: number;
  readonly trigger: CallOutput<'GET loyalty.getnotifications'>['items'][number]['trigger'];
  readonly title: string;
  readonly message: string;
  readonly image: string;
}

export interface InboxPage {
  readonly items: readonly InboxItem[];
  readonly unread: number;
  readonly hasMore: boolean;
}

const pageSize = 20;

export function createInboxApi(call: Call) {
  return {
    /** 7-82 */
    async unshown(): Promise<readonly LoyaltyNotice[]> {
      return (await call('GET loyalty.getnotifications', {})).items;
    },
    async unread(): Promise<number> {
      return (await call('GET inbox.get', { count: 0 })).unread;
    },
    /** Those older than the one with the id; the newest for 0. */
    async page(before: number): Promise<InboxPage> {
      const wire = await call('GET inbox.get', { before, count: pageSize });
      return { items: wire.items.map(parseItem), unread: wire.unread, hasMore: wire.has_more };
    },
    async read(id: number): Promise<number> {
      return (await call('POST inbox.read', { ids: [String(id)] })).unread;
    },
    /** Every one up to the newest that the page has. */
    async readAll(until: number): Promise<number> {
      return (await call('POST inbox.read', { until })).unread;
    },
  };
}

export type InboxApi = ReturnType<typeof createInboxApi>;
