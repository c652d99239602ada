/** What the sandbox's controls change in sessions, so that what comes with time can be tried at once. */
import type { Sql } from '../../database/database.ts';

/** As if the player had proved who they are long ago, in all their sessions. */
export async function ageProofs(sql: Sql, uid: bigint): Promise<void> {
  await sql.query(`update operator.sessions set proved_at = 'epoch' where uid = $1 and ended_at is null`, [uid]);
}

/** As if the player had last acknowledged a reality check at this time. */
export async function moveRealityChecks(sql: Sql, uid: bigint, to: Date): Promise<void> {
  await sql.query('update operator.sessions set reality_checked_at = $2 where uid = $1 and ended_at is null', [
    uid,
    to,
  ]);
}
