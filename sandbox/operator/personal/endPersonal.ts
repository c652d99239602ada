import type { Sql } from '../../database/database.ts';
import type { PersonalData } from './PersonalData.ts';

/** What ends with the account. */
export async function endWithAccount(tx: Sql, uid: bigint, data: readonly PersonalData[]): Promise<void> {
  for (const table of data.flatMap(({ endsWithAccount = [] }) => endsWithAccount))
    await tx.query(`delete from operator.${table} where uid = $1`, [uid]);
}

/** What ends with the retention of closed accounts. */
export async function endWithRetention(tx: Sql, uids: readonly bigint[], data: readonly PersonalData[]): Promise<void> {
  for (const { endsWithRetention = [], release } of data) {
    for (const table of endsWithRetention)
      await tx.query(`delete from operator.${table} where uid = any($1::bigint[])`, [uids]);
    await release?.(tx, uids);
  }
}
