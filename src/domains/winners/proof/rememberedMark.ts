import type { KeyValueStore } from '../../../lib/keyValueStore.ts';
import { genesisHash } from '../../../shared/feed/chain.ts';
import type { Mark } from './verifyEntries.ts';

const key = 'feed_checked';

/** Before the first entry. */
export const start: Mark = { seq: 0, hash: genesisHash };

/** How far this device has checked the feed: what it has seen once must never change. */
export function rememberedMark(storage: Pick<KeyValueStore, 'get'>): Mark {
  const [, seq, hash] = /^(\d{1,15}) ([0-9a-f]{64})$/.exec(storage.get(key) ?? '') ?? [];
  return seq === undefined || hash === undefined ? start : { seq: Number(seq), hash };
}

export function rememberMark(storage: Pick<KeyValueStore, 'set'>, { seq, hash }: Mark): void {
  storage.set(key, `${seq} ${hash}`);
}
