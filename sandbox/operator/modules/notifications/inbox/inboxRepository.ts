import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';
import type { Entry, EntryRow } from './entry.ts';

const columns = 'id, subject, texts, image, path, amount, amount_type, created_at, read_at';

export async function insertEntry(tx: Sql, entry: Entry, at: Date): Promise<bigint> {
  const { uid, subject, texts, image, path, amount, amountType, hasToast } = entry;
  const { id } = onlyRow(
    await tx.query<{ id: bigint }>(
      `insert into operator.inbox (uid, subject, texts, image, path, amount, amount_type, has_toast, created_at)
       values ($1, $2, $3::jsonb, $4, $5, $6, $7, $8, $9) returning id`,
      [uid, subject, JSON.stringify(texts), image, path, amount, amountType, hasToast, at],
    ),
  );
  return id;
}

/** Those before the id, newest first; all for null. */
export function findEntries(sql: Sql, uid: bigint, before: bigint | null, count: number): Promise<EntryRow[]> {
  return sql.query<EntryRow>(
    `select ${columns} from operator.inbox where uid = $1 and ($2::bigint is null or id < $2)
     order by id desc limit $3`,
    [uid, before, count],
  );
}

export async function countUnread(sql: Sql, uid: bigint): Promise<number> {
  const { unread } = onlyRow(
    await sql.query<{ unread: number }>(
      'select count(*)::int as unread from operator.inbox where uid = $1 and read_at is null',
      [uid],
    ),
  );
  return unread;
}

/** Takes what no page has shown, oldest first: of two calls at once one gets each. */
export async function takeUnshown(sql: Sql, uid: bigint, at: Date, most: number): Promise<EntryRow[]> {
  const rows = await sql.query<EntryRow>(
    `update operator.inbox set shown_at = $2 where id in (
       select id from operator.inbox where uid = $1 and has_toast and shown_at is null
       order by id limit $3 for update skip locked)
     returning ${columns}`,
    [uid, at, most],
  );
  return rows.sort((left, right) => Number(left.id - right.id));
}

/** Returns the ids that were unread. */
export async function markRead(
  tx: Sql,
  uid: bigint,
  chosen: { readonly ids: readonly bigint[]; readonly until: bigint },
  at: Date,
): Promise<bigint[]> {
  const rows = await tx.query<{ id: bigint }>(
    `update operator.inbox set read_at = $2 where uid = $1 and read_at is null and (id = any($3::bigint[]) or id <= $4)
     returning id`,
    [uid, at, chosen.ids, chosen.until],
  );
  return rows.map(({ id }) => id);
}

export async function forgetEntries(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from operator.inbox where created_at < $1', [before]);
}
