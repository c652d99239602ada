import type { Sql } from '../../database/database.ts';
import { OperatorError } from '../OperatorError.ts';
import { findPlayer, holdPlayer } from './findPlayer.ts';
import type { Player } from './player.ts';
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

/** Refuses a player who has excluded themselves, or whose account is held: neither deposits nor spends. */
export async function demandMayPlay(tx: Sql, uid: bigint, clock: SandboxClock): Promise<void> {
  await demandNotExcluded(tx, uid, clock);
  demandNotHeld((await findPlayer(tx, uid)) ?? { play_held_until: null }, clock.now());
}

/** Whether the account can neither deposit nor play for now (playHolds.ts). */
export const isPlayHeld = ({ play_held_until: until }: Pick<Player, 'play_held_until'>, now: Date): boolean =>
  until !== null && until > now;

/**
 * Refuses a held account. It tells nothing of the exclusion: the account may belong to another person of the same name.
 */
export function demandNotHeld(player: Pick<Player, 'play_held_until'>, now: Date): void {
  if (!isPlayHeld(player, now)) return;
  throw new OperatorError('InvalidRequestException', 'Deposits and play are held for this account', { held: true });
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
