import type { Sql } from './Database.ts';
import { findSession, type SessionRow } from './sessionRepository.ts';
import { StudioError } from './StudioError.ts';

/** The session of a token. Throws StudioError SessionExpired if there is none. */
export async function demandSession(sql: Sql, token: string): Promise<SessionRow> {
  const session = await findSession(sql, token);
  if (session === null) throw new StudioError('SessionExpired', 'The session is unknown');
  return session;
}
