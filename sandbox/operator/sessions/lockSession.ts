import type { Sql } from '../../database/database.ts';
import type { Session } from './session.ts';

export interface LockedSession extends Session {
  readonly ended_at: Date | null;
  readonly end_reason: string | null;
}

const select =
  'select id, uid, kind, last_seen_at, expires_at, proved_at, ended_at, end_reason from operator.sessions where id = $1';

/**
 * The session, ended or not, locked until the transaction ends. Rows that name it (game sessions) cannot be added
 * meanwhile.
 */
export async function lockSession(tx: Sql, id: string): Promise<LockedSession | null> {
  const [row] = await tx.query<LockedSession>(`${select} for update`, [id]);
  return row ?? null;
}

/** The session, ended or not, locked against others who hold, lock or change it until the transaction ends. */
export async function holdSession(tx: Sql, id: string): Promise<LockedSession | null> {
  const [row] = await tx.query<LockedSession>(`${select} for no key update`, [id]);
  return row ?? null;
}
