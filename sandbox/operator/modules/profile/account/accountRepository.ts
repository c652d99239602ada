import type { Sql } from '../../../../database/database.ts';

export async function setLocale(sql: Sql, uid: bigint, locale: string): Promise<void> {
  await sql.query('update operator.players set locale = $2 where uid = $1', [uid, locale]);
}
