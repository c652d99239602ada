import { createHash } from 'node:crypto';
import type { FeedPayload } from '../../../../../src/contract/winners/feed.ts';
import { canonicalJson, hashedText } from '../../../../../src/shared/feed/chain.ts';
import type { Database } from '../../../../database/database.ts';
import type { Job } from '../../../jobs/Jobs.ts';
import { findHead, insertEntry, lockFeed, takePending } from './feedRepository.ts';

/** Entries of one transaction. */
const BATCH = 100;

/**
 * Appends the waiting facts to the chain. An entry is taken and appended in one transaction, so that a killed process
 * neither loses nor doubles it; of several replicas one appends at a time.
 */
export class FeedChain implements Job {
  readonly name = 'feed-chain';
  readonly everyMs = 1_000;

  constructor(private readonly database: Database) {}

  async run(): Promise<void> {
    while ((await this.appendSome()) === BATCH);
  }

  /** Returns how many facts were taken. */
  private appendSome(): Promise<number> {
    return this.database.transaction(async (tx) => {
      if (!(await lockFeed(tx))) return 0;
      const entries = await takePending(tx, BATCH);
      if (entries.length === 0) return 0;
      let { seq, hash } = await findHead(tx);
      for (const entry of entries) {
        const prev = hash;
        seq += 1n;
        const { kind, facts, at } = entry;
        // The cast is safe: an entry has the facts of its kind.
        const published = { seq: Number(seq), at: at.toISOString(), kind, facts } as FeedPayload;
        const payload = canonicalJson(published);
        hash = createHash('sha256').update(hashedText(prev, payload), 'utf8').digest('hex');
        await insertEntry(tx, { seq, prev, payload, hash }, entry);
      }
      return entries.length;
    });
  }
}
