import type { Sql } from '../../database/database.ts';
import type { Session } from './session.ts';

/** Precision of the stored last activity in ms: one write per minute instead of one per call. */
export const TOUCH_EVERY_MS = 60_000;

/** What a player does at a vendor counts as activity of their session, although the vendor makes the call. */
export async function noteActivity(
  tx: Sql,
  { id, last_seen_at: seen }: Pick<Session, 'id' | 'last_seen_at'>,
  at: Date,
): Promise<void> {
  if (at.getTime() - seen.getTime() < TOUCH_EVERY_MS) return;
  await tx.query('update operator.sessions set last_seen_at = $2 where id = $1 and last_seen_at < $2', [id, at]);
}
