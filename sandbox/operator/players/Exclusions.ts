import type { Sql } from '../../database/database.ts';
import { OperatorError } from '../OperatorError.ts';
import { holdPlayer } from './findPlayer.ts';
import type { SandboxClock } from '../SandboxClock.ts';

export type ExclusionKind = 'break' | 'time_out' | 'self_exclusion';

export interface Exclusion {
  readonly kind: ExclusionKind;
  readonly until: Date;
}

/** Keeps that by which the player is known again, as long as the exclusion lasts. */
export interface KeepsIdentifiers {
  keep(tx: Sql, uid: bigint): Promise<void>;
}

/** The exclusion in force that lasts longest; null if there is none. */
export async function exclusionOf(sql: Sql, uid: bigint, now: Date): Promise<Exclusion | null> {
  const [row] = await sql.query<Exclusion>(
    'select kind, until from operator.exclusions where uid = $1 and until > $2 order by until desc limit 1',
    [uid, now],
  );
  return row ?? null;
}

/** The answer to whoever signs in or signs up while an exclusion of theirs is in force. */
export function excludedError({ kind, until }: Exclusion): OperatorError {
  return new OperatorError('AuthorizationException', 'The player has taken a break', {
    excluded_until: until.toISOString(),
    exclusion: kind,
  });
}

/**
 * Refuses a player who has excluded themselves. Locks the player's row, so that no session opens between an exclusion
 * and the end of the sessions before it.
 */
export async function demandNotExcluded(tx: Sql, uid: bigint, clock: SandboxClock): Promise<void> {
  await holdPlayer(tx, uid);
  const exclusion = await exclusionOf(tx, uid, clock.now());
  if (exclusion !== null) throw excludedError(exclusion);
}

/**
 * Stores an exclusion, and by `identifiers` what keeps its player from beginning anew. One in force is never shortened:
 * the longest counts.
 */
export async function insertExclusion(
  tx: Sql,
  uid: bigint,
  { kind, until }: Exclusion,
  { now, identifiers }: { readonly now: Date; readonly identifiers: KeepsIdentifiers },
): Promise<void> {
  await holdPlayer(tx, uid);
  await tx.query('insert into operator.exclusions (uid, kind, created_at, until) values ($1, $2, $3, $4)', [
    uid,
    kind,
    now,
    until,
  ]);
  await identifiers.keep(tx, uid);
}
