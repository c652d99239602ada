import type { ContactType } from '../../../src/contract/base/contactTypes.ts';
import type { Sql } from '../../database/database.ts';
import type { PersonKind } from './identifiers.ts';

/**
 * Why an account can neither deposit nor play: it has the name and the birth date of an excluded person, their document,
 * or a contact of one, which nobody has confirmed here.
 */
export type HoldCause = PersonKind | ContactType;

export interface Hold {
  readonly cause: HoldCause;
  readonly until: Date;
}

/**
 * Holds the account: its player may be a stranger. They can sign in, withdraw, and ask the support to let them go.
 * Returns whether it was not held before.
 */
export async function holdPlay(tx: Sql, uid: bigint, { cause, until }: Hold, now: Date): Promise<boolean> {
  await tx.query(
    `insert into operator.play_holds as h (uid, cause, until) values ($1, $2, $3)
     on conflict (uid, cause) do update set until = greatest(h.until, excluded.until)`,
    [uid, cause, until],
  );
  const rows = await tx.query<{ was_held: boolean }>(
    `update operator.players p set play_held_until = greatest(coalesce(p.play_held_until, $2), $2)
     from (select uid, play_held_until from operator.players where uid = $1 for no key update) before
     where p.uid = before.uid returning coalesce(before.play_held_until > $3, false) as was_held`,
    [uid, until, now],
  );
  return rows[0]?.was_held === false;
}

/** That cause is over; the others hold the account still. Returns whether it has held the account. */
export async function endHold(tx: Sql, uid: bigint, cause: HoldCause): Promise<boolean> {
  const ended = await tx.query('delete from operator.play_holds where uid = $1 and cause = $2 returning uid', [
    uid,
    cause,
  ]);
  if (ended.length === 0) return false;
  await tx.query(
    `update operator.players p set play_held_until =
       case when p.play_held_until is not null then (select max(until) from operator.play_holds h where h.uid = p.uid) end
     where uid = $1`,
    [uid],
  );
  return true;
}

/** The causes that hold the account now. */
export async function holdCauses(sql: Sql, uid: bigint, now: Date): Promise<readonly HoldCause[]> {
  const rows = await sql.query<{ cause: HoldCause }>(
    'select cause from operator.play_holds where uid = $1 and until > $2',
    [uid, now],
  );
  return rows.map(({ cause }) => cause);
}
