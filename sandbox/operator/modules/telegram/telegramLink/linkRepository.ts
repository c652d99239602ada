import type { Sql } from '../../../../database/database.ts';
import { onlyRow } from '../../../../database/database.ts';

/** Whose a link is, and by which session they have made it. */
export interface Maker {
  readonly uid: bigint;
  readonly sessionId: string;
}

/** Replaces the player's earlier codes: only the latest link counts. */
export async function insertCode(tx: Sql, id: string, { uid, sessionId }: Maker, expiresAt: Date): Promise<void> {
  await tx.query('delete from operator.telegram_link_codes where uid = $1', [uid]);
  await tx.query('insert into operator.telegram_link_codes (id, uid, session_id, expires_at) values ($1, $2, $3, $4)', [
    id,
    uid,
    sessionId,
    expiresAt,
  ]);
}

/** Who has made a code that is still good: it ends with their session. */
export async function findCode(sql: Sql, id: string, now: Date): Promise<Maker | null> {
  const [row] = await sql.query<{ uid: bigint; session_id: string }>(
    `select c.uid, c.session_id from operator.telegram_link_codes c
     join operator.session_facts s on s.id = c.session_id and s.ended_at is null and s.expires_at > $2
     where c.id = $1 and c.expires_at > $2`,
    [id, now],
  );
  return row === undefined ? null : { uid: row.uid, sessionId: row.session_id };
}

/** Drops the links of a player's sessions that have ended. */
export async function dropEnded(tx: Sql, uid: bigint): Promise<void> {
  await tx.query(
    `delete from operator.telegram_link_codes c using operator.session_facts s
     where c.uid = $1 and s.id = c.session_id and s.ended_at is not null`,
    [uid],
  );
}

/** Takes a code out: of two calls one gets it. */
export async function takeCode(tx: Sql, id: string): Promise<boolean> {
  const rows = await tx.query('delete from operator.telegram_link_codes where id = $1 returning id', [id]);
  return rows.length > 0;
}

export async function endCodes(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('delete from operator.telegram_link_codes where uid = $1', [uid]);
}

export async function forgetCodes(sql: Sql, now: Date): Promise<void> {
  await sql.query('delete from operator.telegram_link_codes where expires_at <= $1', [now]);
}

/** Another way in than Telegram. */
const otherWayIn = `exists (select 1 from operator.player_facts where uid = $1 and has_password)
  or exists (select 1 from operator.social_identity_facts where uid = $1)
  or exists (select 1 from operator.passkey_facts where uid = $1)`;

export async function hasOtherWayIn(sql: Sql, uid: bigint): Promise<boolean> {
  return onlyRow(await sql.query<{ has: boolean }>(`select (${otherWayIn}) as has`, [uid])).has;
}

/** Whether the account has never had a payment, round, exclusion, limit or verification, and has no money and no other way in. */
export async function hasNoTraces(tx: Sql, uid: bigint): Promise<boolean> {
  const used = ['payment_facts', 'round_facts', 'exclusion_facts', 'limit_facts', 'verification_facts']
    .map((view) => `exists (select 1 from operator.${view} where uid = $1)`)
    .join(' or ');
  const [row] = await tx.query<{ used: boolean }>(
    `select (${used} or ${otherWayIn}
       or exists (select 1 from operator.ledger_balances where uid = $1 and balance <> 0)) as used`,
    [uid],
  );
  return row?.used === false;
}
