import type { Sql } from '../../../database/database.ts';

/** Deletes links that open nothing any more. */
export async function forgetOver(sql: Sql, now: Date): Promise<void> {
  await sql.query('delete from operator.file_links where expires_at < $1', [now]);
}
