import type { FeedPayload } from '../../../contract/winners/feed.ts';
import { canonicalJson, hashedText } from '../../../shared/feed/chain.ts';
import type { FeedItem } from './feedApi.ts';

/** A place in the chain: the number of an entry and its hash. */
export interface Mark {
  readonly seq: number;
  readonly hash: string;
}

/**
 * hash: the seal is not the one of the content · link: it does not follow from the entry before · order: an entry is
 * missing, or out of its place · form: the content is not what the format allows · rewritten: another entry is where
 * this device has checked one · shortened: entries that this device has checked, or that the feed says it has, are gone.
 */
export type FaultKind = 'hash' | 'link' | 'order' | 'form' | 'rewritten' | 'shortened';

export interface Fault {
  readonly kind: FaultKind;
  readonly seq: number;
  readonly expected: string;
  readonly received: string;
}

export interface CheckedEntry extends FeedItem {
  readonly content: FeedPayload;
}

export interface Verdict {
  /** The last entry that fits. */
  readonly mark: Mark;
  readonly entries: readonly CheckedEntry[];
  readonly fault: Fault | null;
}

type Hash = (text: string) => Promise<string>;

/** Checks that the items continue the chain after `mark`, up to the first that does not. */
export async function verifyEntries(mark: Mark, items: readonly FeedItem[], hash: Hash): Promise<Verdict> {
  const entries: CheckedEntry[] = [];
  let last = mark;
  for (const item of items) {
    const verdict = await verifyEntry(last, item, hash);
    if ('kind' in verdict) return { mark: last, entries, fault: verdict };
    entries.push(verdict);
    last = { seq: item.seq, hash: item.hash };
  }
  return { mark: last, entries, fault: null };
}

async function verifyEntry({ seq, hash: before }: Mark, item: FeedItem, hash: Hash): Promise<CheckedEntry | Fault> {
  const fault = (kind: FaultKind, expected: string, received: string): Fault => ({
    kind,
    seq: seq + 1,
    expected,
    received,
  });
  if (item.seq !== seq + 1) return fault('order', String(seq + 1), String(item.seq));
  if (item.prev !== before) return fault('link', before, item.prev);
  const sealed = await hash(hashedText(item.prev, item.payload));
  if (item.hash !== sealed) return fault('hash', sealed, item.hash);
  const content = readPayload(item.payload);
  if (content === null || content.seq !== item.seq) return fault('form', String(item.seq), item.payload);
  return { ...item, content };
}

/** Null unless the text is the one canonical text of its content. */
function readPayload(payload: string): FeedPayload | null {
  try {
    const content = JSON.parse(payload) as FeedPayload;
    return canonicalJson(content) === payload && typeof content.facts === 'object' ? content : null;
  } catch {
    return null;
  }
}
