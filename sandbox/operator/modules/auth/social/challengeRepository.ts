import type { Sql } from '../../../../database/database.ts';
import type { Entry } from '../../../players/heldEntries.ts';
import type { LinkedPlayer } from './identityRepository.ts';

export interface NewChallenge {
  readonly id: string;
  readonly uid: bigint;
  readonly begun: Begun;
  readonly expiresAt: Date;
}

/** What the code completes: a sign-in in a window by an account at a service, or a ticket. */
export type Begun = { readonly entry: Entry } | { readonly ticket: string };

export interface FoundChallenge extends LinkedPlayer {
  readonly ticket: string | null;
  /** Null where a ticket is completed. */
  readonly entry: Entry | null;
}

export async function insertChallenge(sql: Sql, { id, uid, begun, expiresAt }: NewChallenge): Promise<void> {
  const [ticket, entry] = 'ticket' in begun ? [begun.ticket, null] : [null, begun.entry.id];
  await sql.query(
    'insert into operator.social_challenges (id, uid, ticket, entry_id, expires_at) values ($1, $2, $3, $4, $5)',
    [id, uid, ticket, entry, expiresAt],
  );
}

/** The player whose code is awaited; null if nobody's is, or it is too late. */
export async function findChallenge(sql: Sql, id: string, now: Date): Promise<FoundChallenge | null> {
  const [row] = await sql.query<Omit<FoundChallenge, 'entry'> & { readonly entry_id: string | null }>(
    `select p.uid, p.status, c.ticket, c.entry_id from operator.social_challenges c join operator.player_facts p on p.uid = c.uid
     where c.id = $1 and c.expires_at > $2`,
    [id, now],
  );
  if (row === undefined) return null;
  const { entry_id: entryId, ...found } = row;
  return { ...found, entry: entryId === null ? null : { kind: 'service', id: entryId } };
}

export async function endChallenges(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('delete from operator.social_challenges where uid = $1', [uid]);
}

/** Whether the challenge was still there: it counts once. */
export async function takeChallenge(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.query('delete from operator.social_challenges where id = $1 returning 1', [id]);
  return rows.length > 0;
}
