import type { Sql } from '../../../../database/database.ts';
import type { Player } from '../../../sessions/player.ts';
import { playerColumns } from '../../../sessions/player.ts';

/** The player as they are now, locked until the transaction ends. */
export async function lockPlayer(tx: Sql, uid: bigint): Promise<Player | null> {
  const [row] = await tx.query<Player>(`select ${playerColumns} from operator.players p where uid = $1 for update`, [
    uid,
  ]);
  return row ?? null;
}

export async function setCurrency(tx: Sql, uid: bigint, currency: string): Promise<void> {
  await tx.query('update operator.players set currency = $2 where uid = $1', [uid, currency]);
}

export async function hasOpenPayments(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query(
    `select id from operator.payments where uid = $1 and status in ('pending', 'processing') limit 1`,
    [uid],
  );
  return rows.length > 0;
}

export async function hasOpenRounds(sql: Sql, uid: bigint): Promise<boolean> {
  const rows = await sql.query(`select id from operator.rounds where uid = $1 and status = 'open' limit 1`, [uid]);
  return rows.length > 0;
}

/** False if another player has the nickname. Of two who ask for it at once the second waits for the first. */
export async function setNickname(tx: Sql, uid: bigint, nickname: string, key: string): Promise<boolean> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 5))', [`nickname:${key}`]);
  const rows = await tx.query(
    `update operator.players set fakename = $2, nickname_key = $3
     where uid = $1 and not exists (select 1 from operator.players o where o.nickname_key = $3 and o.uid <> $1)
     returning uid`,
    [uid, nickname, key],
  );
  return rows.length > 0;
}
