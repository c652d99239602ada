import type { FeedFacts, FeedKind } from '../../../../../src/contract/winners/feed.ts';
import { genesisHash } from '../../../../../src/shared/feed/chain.ts';
import type { Sql } from '../../../../database/database.ts';

/** A fact to publish. `key` names it, for instance `round:7f…`: of two facts with one key the first counts. */
export type FeedEntry = {
  readonly [K in FeedKind]: {
    readonly key: string;
    readonly kind: K;
    readonly facts: FeedFacts[K];
    /** When it happened. */
    readonly at: Date;
  };
}[FeedKind];

export type PendingEntry = FeedEntry & { readonly id: bigint };

export interface FeedRow {
  readonly seq: bigint;
  readonly prev: string;
  readonly payload: string;
  readonly hash: string;
}

export interface FeedHead {
  readonly seq: bigint;
  readonly hash: string;
  readonly at: Date | null;
}

export async function insertPending(tx: Sql, { key, kind, facts, at }: FeedEntry): Promise<void> {
  await tx.query(
    `insert into operator.feed_pending (key, kind, facts, at)
     select $1, $2, $3::jsonb, $4 where not exists (select 1 from operator.feed where key = $1)
     on conflict (key) do nothing`,
    [key, kind, JSON.stringify(facts), at],
  );
}

/** One transaction at a time; false if another one is at it. It holds until the transaction ends. */
export async function lockFeed(tx: Sql): Promise<boolean> {
  const [row] = await tx.query<{ is_mine: boolean }>(
    "select pg_try_advisory_xact_lock(hashtextextended('operator:feed', 0)) as is_mine",
  );
  return row?.is_mine === true;
}

/** Takes the oldest facts that wait, but for those that are published already. */
export function takePending(tx: Sql, most: number): Promise<PendingEntry[]> {
  return tx.query<PendingEntry>(
    `with taken as (
       delete from operator.feed_pending where id in (select id from operator.feed_pending order by id limit $1)
       returning id, key, kind, facts, at)
     select * from taken t where not exists (select 1 from operator.feed f where f.key = t.key) order by id`,
    [most],
  );
}

export async function insertEntry(tx: Sql, row: FeedRow, { key, at }: FeedEntry): Promise<void> {
  await tx.query('insert into operator.feed (seq, key, prev, payload, hash, at) values ($1, $2, $3, $4, $5, $6)', [
    row.seq,
    key,
    row.prev,
    row.payload,
    row.hash,
    at,
  ]);
}

export async function findHead(sql: Sql): Promise<FeedHead> {
  const [row] = await sql.query<FeedHead>('select seq, hash, at from operator.feed order by seq desc limit 1');
  return row ?? { seq: 0n, hash: genesisHash, at: null };
}

export function findEntries(sql: Sql, from: number, count: number): Promise<FeedRow[]> {
  return sql.query<FeedRow>(
    'select seq, prev, payload, hash from operator.feed where seq >= $1 order by seq limit $2',
    [from, count],
  );
}
