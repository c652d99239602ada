import { onlyRow } from '../../../database/database.ts';
import type { Sql } from '../../../database/database.ts';

/** Whether others may see what the player wins. */
export async function sharesWins(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query<{ shares_wins: boolean }>('select shares_wins from operator.players where uid = $1', [
    uid,
  ]);
  return onlyRow(rows).shares_wins;
}

export async function setSharing(sql: Sql, uid: bigint, isShared: boolean): Promise<void> {
  await sql.query('update operator.players set shares_wins = $2 where uid = $1', [uid, isShared]);
}
