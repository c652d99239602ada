import type { Sql } from '../../../../database/database.ts';

/** The id of the oldest withdrawal that is on its way; empty for none. */
export async function findOnItsWay(sql: Sql, uid: bigint, currency: string): Promise<string> {
  const [row] = await sql.query<{ id: string }>(
    `select id from operator.payments where uid = $1 and currency = $2 and type = 'withdrawal'
       and status in ('pending', 'processing') order by created_at, id limit 1`,
    [uid, currency],
  );
  return row?.id ?? '';
}
