import type { Sql } from '../../../../database/database.ts';

export async function hasOpenPayments(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query(
    `select id from operator.payment_facts where uid = $1 and status in ('pending', 'processing') limit 1`,
    [uid],
  );
  return rows.length > 0;
}

export async function hasOpenRounds(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query(`select id from operator.round_facts where uid = $1 and status = 'open' limit 1`, [uid]);
  return rows.length > 0;
}
