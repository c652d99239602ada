import type { Sql } from '../../../../database/database.ts';
import type { ExcludedIdentifiers } from '../../../players/ExcludedIdentifiers.ts';
import { listHeld, releaseEntry } from '../../../players/heldEntries.ts';
import type { Entry } from '../../../players/heldEntries.ts';
import type { Player } from '../../../players/player.ts';
import { leaveIncomplete } from '../../../players/registration.ts';

/** Whom a service's person signs in as. */
export interface LinkedPlayer {
  readonly uid: bigint;
  readonly status: Player['status'];
}

export interface Subject {
  readonly issuer: string;
  readonly subject: string;
}

/** A player's account at a service. */
export interface Identity extends Subject {
  readonly created_at: Date;
}

/** The account at a service as a way in, which may be held. Issuers are addresses, and have no spaces. */
export const entryOf = ({ issuer, subject }: Subject): Entry => ({ kind: 'service', id: `${issuer} ${subject}` });

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

/** The services by which the account can be entered: those that are held do not count. */
export async function listIssuers(sql: Sql, uid: bigint): Promise<readonly string[]> {
  const held = (await listHeld(sql, uid)).filter(({ kind }) => kind === 'service').map(({ id }) => id);
  const identities = await listIdentities(sql, uid);
  return identities.filter((identity) => !held.includes(entryOf(identity).id)).map(({ issuer }) => issuer);
}

export function listIdentities(sql: Sql, uid: bigint): Promise<Identity[]> {
  return sql.query<Identity>(
    'select issuer, subject, created_at from operator.social_identities where uid = $1 order by created_at, subject',
    [uid],
  );
}

/** The service's person does not open the account any more: the next sign-in makes a new one. */
export async function deleteIdentity(
  tx: Sql,
  excluded: Pick<ExcludedIdentifiers, 'keepLeft'>,
  uid: bigint,
  identity: Subject,
): Promise<void> {
  await excluded.keepLeft(tx, uid, identity);
  await tx.query('delete from operator.social_identities where uid = $1 and issuer = $2 and subject = $3', [
    uid,
    identity.issuer,
    identity.subject,
  ]);
  await releaseEntry(tx, uid, entryOf(identity));
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
