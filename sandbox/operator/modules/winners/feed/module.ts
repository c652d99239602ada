import { feed } from '../../../../../src/contract/winners/feed.ts';
import type { Sql } from '../../../../database/database.ts';
import { bindArea } from '../../../edge/handlers.ts';
import type { Handlers } from '../../../edge/handlers.ts';
import type { OperatorModule } from '../../../module.ts';
import { FeedChain } from './FeedChain.ts';
import { findEntries, findHead, insertPending } from './feedRepository.ts';
import type { FeedEntry } from './feedRepository.ts';
import { feedMigrations } from './migrations.ts';

export type { FeedEntry } from './feedRepository.ts';
export { roundHash } from './roundHash.ts';

export interface FeedFace {
  /**
   * Publishes a fact: in the feed within some seconds after `tx` has committed, and never if it does not. Calls with a
   * key that is known have no effect. It names no player: the feed can never be changed.
   */
  append(tx: Sql, entry: FeedEntry): Promise<void>;
}

/** The verifiable feed: a public hash chain of large wins, jackpot drops and final leaderboards. */
export const feedModule: OperatorModule<FeedFace> = {
  name: 'feed',
  migrations: feedMigrations,
  create({ database }) {
    const chain = new FeedChain(database);
    const handlers: Handlers<typeof feed> = {
      get: async ({ input: { from, count } }) => {
        // The head first: what is appended meanwhile is beyond it, never missing before it.
        const { seq, hash } = await findHead(database);
        const rows = await findEntries(database, from, count);
        return {
          head: { seq: Number(seq), hash },
          items: rows.map((row) => ({ ...row, seq: Number(row.seq) })),
        };
      },
      head: async () => {
        const { seq, hash, at } = await findHead(database);
        return { seq: Number(seq), hash, at: at?.toISOString() ?? null };
      },
    };
    return {
      face: { append: insertPending },
      endpoints: bindArea(feed, handlers),
      jobs: [chain],
      topics: [
        {
          family: 'feed',
          read: async (id) => {
            if (id !== '') return null;
            const { seq, hash } = await findHead(database);
            return { version: hash, state: () => ({ seq: Number(seq), hash }) };
          },
        },
      ],
      controls: {
        /** Publishes what waits, at once. */
        async chainFeed() {
          await chain.run();
          return {};
        },
      },
    };
  },
};
