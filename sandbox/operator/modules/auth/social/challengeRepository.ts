import type { Sql } from '../../../../database/database.ts';
import type { LinkedPlayer } from './identityRepository.ts';

export interface NewChallenge {
  readonly id: string;
  readonly uid: bigint;
  /** The ticket that the code completes; null for a sign-in in a window. */
  readonly ticket: string | null;
  readonly expiresAt: Date;
}

export interface FoundChallenge extends LinkedPlayer {
  readonly ticket: string | null;
}

export async function insertChallenge(sql: Sql, { id, uid, ticket, expiresAt }: NewChallenge): Promise<void> {
  await sql.query('insert into operator.social_challenges (id, uid, ticket, expires_at) values ($1, $2, $3, $4)', [
    id,
    uid,
    ticket,
    expiresAt,
  ]);
}

/** The player whose code is awaited; null if nobody's is, or it is too late. */
export async function findChallenge(sql: Sql, id: string, now: Date): Promise<FoundChallenge | null> {
  const [row] = await sql.query<FoundChallenge>(
    `select p.uid, p.status, c.ticket from operator.social_challenges c join operator.player_facts p on p.uid = c.uid
     where c.id = $1 and c.expires_at > $2`,
    [id, now],
  );
  return row ?? null;
}

export async function endChallenges(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('delete from operator.social_challenges where uid = $1', [uid]);
}

/** Whether the challenge was still there: it counts once. */
export async function takeChallenge(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.query('delete from operator.social_challenges where id = $1 returning 1', [id]);
  return rows.length > 0;
}
