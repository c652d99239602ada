import type { Sql } from '../../../database/database.ts';
import type { KnownPlayer } from './identityRepository.ts';

export interface NewChallenge {
  readonly id: string;
  readonly uid: bigint;
  readonly expiresAt: Date;
}

export async function insertChallenge(sql: Sql, { id, uid, expiresAt }: NewChallenge): Promise<void> {
  await sql.query('insert into operator.social_challenges (id, uid, expires_at) values ($1, $2, $3)', [
    id,
    uid,
    expiresAt,
  ]);
}

/** The player whose code is awaited; null if nobody's is, or it is too late. */
export async function findChallenge(sql: Sql, id: string, now: Date): Promise<KnownPlayer | null> {
  const [row] = await sql.query<KnownPlayer>(
    `select p.uid, p.status from operator.social_challenges c join operator.players p on p.uid = c.uid
     where c.id = $1 and c.expires_at > $2`,
    [id, now],
  );
  return row ?? null;
}

/** Whether the challenge was still there: it counts once. */
export async function takeChallenge(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.query('delete from operator.social_challenges where id = $1 returning 1', [id]);
  return rows.length > 0;
}
