import type { Sql } from '../../../database/database.ts';

export interface HandoffRow {
  /** SHA-256 of the code. */
  readonly id: string;
  readonly uid: bigint;
  readonly session_id: string;
  readonly place: string;
  readonly status: 'waiting' | 'asked' | 'approved' | 'denied' | 'taken';
  readonly number: number | null;
  readonly numbers: readonly number[];
  readonly user_agent: string;
  readonly expires_at: Date;
}

interface NewHandoff {
  readonly id: string;
  readonly uid: bigint;
  readonly sessionId: string;
  readonly place: string;
  readonly expiresAt: Date;
}

interface Claim {
  readonly id: string;
  readonly claimId: string;
  readonly numbers: readonly number[];
  readonly number: number;
  readonly userAgent: string;
  readonly expiresAt: Date;
}

const columns = 'id, uid, session_id, place, status, number, numbers, user_agent, expires_at';

/** A new code of a session replaces those that it still had. */
export async function insertHandoff(tx: Sql, { id, uid, sessionId, place, expiresAt }: NewHandoff): Promise<void> {
  await tx.query('delete from operator.handoffs where session_id = $1', [sessionId]);
  await tx.query(
    `insert into operator.handoffs (id, uid, session_id, place, status, expires_at) values ($1, $2, $3, $4, 'waiting', $5)`,
    [id, uid, sessionId, place, expiresAt],
  );
}

/** Of the row's lock: of two callers at once the second sees what the first has done. */
export async function lockHandoff(tx: Sql, column: 'id' | 'claim_id', value: string): Promise<HandoffRow | null> {
  const [row] = await tx.query<HandoffRow>(`select ${columns} from operator.handoffs where ${column} = $1 for update`, [
    value,
  ]);
  return row ?? null;
}

/** The handoff of a code, if this session has made it. */
export async function findOwn(sql: Sql, id: string, sessionId: string): Promise<HandoffRow | null> {
  const [row] = await sql.query<HandoffRow>(
    `select ${columns} from operator.handoffs where id = $1 and session_id = $2`,
    [id, sessionId],
  );
  return row ?? null;
}

export async function storeClaim(tx: Sql, claim: Claim): Promise<void> {
  await tx.query(
    `update operator.handoffs set status = 'asked', claim_id = $2, number = $3, numbers = $4::integer[],
       user_agent = $5, expires_at = $6 where id = $1`,
    [claim.id, claim.claimId, claim.number, claim.numbers, claim.userAgent, claim.expiresAt],
  );
}

/** What a denied or a taken handoff carried is deleted with it. */
export async function settleHandoff(tx: Sql, id: string, status: 'approved' | 'denied' | 'taken'): Promise<void> {
  await tx.query(
    `update operator.handoffs set status = $2, place = case when $2 = 'approved' then place else '' end where id = $1`,
    [id, status],
  );
}

/** Denies all handoffs of a player that nobody has taken yet. */
export async function denyHandoffs(tx: Sql, uid: bigint): Promise<void> {
  await tx.query(
    `update operator.handoffs set status = 'denied', place = ''
     where uid = $1 and status in ('waiting', 'asked', 'approved')`,
    [uid],
  );
}

export async function forgetHandoffs(sql: Sql, before: Date): Promise<void> {
  await sql.query('delete from operator.handoffs where expires_at <= $1', [before]);
}
