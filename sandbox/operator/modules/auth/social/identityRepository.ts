import type { Sql } from '../../../../database/database.ts';
import type { Player } from '../../../players/player.ts';
import { leaveIncomplete } from '../../../players/registration.ts';

/** Whom a service's person signs in as. */
export interface LinkedPlayer {
  readonly uid: bigint;
  readonly status: Player['status'];
}

interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

/** Two first sign-ins of one person would otherwise register them twice. */
export async function lockSubject(tx: Sql, { issuer, subject }: Subject): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`social:${issuer} ${subject}`]);
}

export async function findBySubject(sql: Sql, { issuer, subject }: Subject): Promise<LinkedPlayer | null> {
  const [row] = await sql.query<LinkedPlayer>(
    `select p.uid, p.status from operator.social_identities i join operator.player_facts p on p.uid = i.uid
     where i.issuer = $1 and i.subject = $2`,
    [issuer, subject],
  );
  return row ?? null;
}

/** Whether the account can be entered by a service. */
export async function hasIdentity(sql: Sql, uid: bigint): Promise<boolean> {
  return (await sql.query('select 1 from operator.social_identities where uid = $1 limit 1', [uid])).length > 0;
}

/** The services by which the account can be entered. */
export async function listIssuers(sql: Sql, uid: bigint): Promise<readonly string[]> {
  const rows = await sql.query<{ issuer: string }>('select issuer from operator.social_identities where uid = $1', [
    uid,
  ]);
  return rows.map(({ issuer }) => issuer);
}

/** Links a new player, whose registration is incomplete from now on. */
export async function linkNewPlayer(tx: Sql, uid: bigint, { issuer, subject }: Subject, at: Date): Promise<void> {
  await tx.query('insert into operator.social_identities (issuer, subject, uid, created_at) values ($1, $2, $3, $4)', [
    issuer,
    subject,
    uid,
    at,
  ]);
  // The service has verified an address that it vouches for: it needs no code of ours.
  await leaveIncomplete(tx, uid, at);
}
