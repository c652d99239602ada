import type { Sql } from '../../../database/database.ts';
import type { WireReward } from '../../../../src/contract/loyalty/reward.ts';

/** What a done quest said and gave: texts by language. */
export interface DoneQuest {
  readonly texts: Readonly<Record<string, { readonly title: string; readonly text: string }>>;
  readonly image: string;
  readonly colour: string;
  readonly rewards: readonly WireReward[];
}

export interface ProgressRow {
  readonly owner: string;
  readonly quest: string;
  readonly period: string;
  readonly currency: string;
  readonly value: bigint;
  readonly done_at: Date | null;
}

export interface DoneRow {
  readonly quest: string;
  readonly done_at: Date;
  readonly done: DoneQuest;
}

/** A player's progress in the named quests. */
export function findProgress(sql: Sql, uid: bigint, quests: readonly string[]): Promise<ProgressRow[]> {
  return sql.query<ProgressRow>(
    `select owner, quest, period, currency, value, done_at from operator.quest_progress
     where uid = $1 and quest = any($2::text[])`,
    [uid, quests],
  );
}

interface Key {
  readonly uid: bigint;
  readonly owner: string;
  readonly quest: string;
  readonly period: string;
}

/** False if it has brought the quest on before. */
export async function takeCause(tx: Sql, { uid, owner, quest, period }: Key, cause: string): Promise<boolean> {
  const rows = await tx.query(
    `insert into operator.quest_causes (uid, owner, quest, period, cause) values ($1, $2, $3, $4, $5)
     on conflict do nothing returning uid`,
    [uid, owner, quest, period, cause],
  );
  return rows.length > 0;
}

export async function storeProgress(
  tx: Sql,
  { uid, owner, quest, period }: Key,
  next: { readonly currency: string; readonly value: bigint; readonly at: Date; readonly done: DoneQuest | null },
): Promise<void> {
  const { currency, value, at, done } = next;
  await tx.query(
    `insert into operator.quest_progress (uid, owner, quest, period, currency, value, done_at, done)
     values ($1, $2, $3, $4, $5, $6, $7, $8::jsonb)
     on conflict (uid, owner, quest, period, currency)
     do update set value = excluded.value, done_at = excluded.done_at, done = excluded.done
     where quest_progress.done_at is null`,
    [uid, owner, quest, period, currency, value, done && at, done && JSON.stringify(done)],
  );
}

/** Those that are done, the last first. */
export async function findDone(
  sql: Sql,
  { uid, owner }: Pick<Key, 'uid' | 'owner'>,
  { offset, count }: { readonly offset: number; readonly count: number },
): Promise<{ readonly count: number; readonly rows: readonly DoneRow[] }> {
  const rows = await sql.query<DoneRow>(
    `select quest, done_at, done from operator.quest_progress where uid = $1 and owner = $2 and done_at is not null
     order by done_at desc, quest limit $4 offset $3`,
    [uid, owner, offset, count],
  );
  const [sum] = await sql.query<{ readonly all: bigint }>(
    `select count(*) as all from operator.quest_progress where uid = $1 and owner = $2 and done_at is not null`,
    [uid, owner],
  );
  return { count: Number(sum?.all ?? 0n), rows };
}
