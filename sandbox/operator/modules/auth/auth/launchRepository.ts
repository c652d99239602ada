import type { Sql } from '../../../../database/database.ts';
import type { TelegramUser } from '../../../sessions/verifyInitData.ts';

export interface Launch {
  readonly uid: bigint;
  readonly session_id: string;
  readonly expires_at: Date;
}

/** Locks one Telegram user and finds the launch `id`; serialises launches of the user until the transaction ends. */
export async function lockLaunch(tx: Sql, id: string, user: TelegramUser): Promise<Launch | null> {
  // Without the lock two launches of one new user would both register them.
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`telegram:${user.id}`]);
  const [row] = await tx.query<Launch>(
    'select uid, session_id, expires_at from operator.telegram_launches where id = $1',
    [id],
  );
  return row ?? null;
}

export async function insertLaunch(tx: Sql, id: string, launch: Launch): Promise<void> {
  await tx.query('insert into operator.telegram_launches (id, uid, session_id, expires_at) values ($1, $2, $3, $4)', [
    id,
    launch.uid,
    launch.session_id,
    launch.expires_at,
  ]);
}

/** The launch belongs to another player from now on. */
export async function replaceLaunch(tx: Sql, id: string, { uid, session_id, expires_at }: Launch): Promise<void> {
  await tx.query('update operator.telegram_launches set uid = $2, session_id = $3, expires_at = $4 where id = $1', [
    id,
    uid,
    session_id,
    expires_at,
  ]);
}

/** Sets the session of a launch to its replacement. */
export async function replaceLaunchSession(tx: Sql, id: string, to: string): Promise<void> {
  await tx.query('update operator.telegram_launches set session_id = $2 where id = $1', [id, to]);
}
