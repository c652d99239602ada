import type { verificationStatuses } from '../../../../../src/contract/verification.ts';
import type { Sql } from '../../../../database/database.ts';

/** How a player's verification stands; `none` for a player who has not started. */
export type VerificationStatus = (typeof verificationStatuses)[number];

export interface Verification {
  readonly uid: bigint;
  readonly applicant_id: string;
  readonly status: Exclude<VerificationStatus, 'none'>;
  readonly reject_labels: readonly string[];
  readonly decided_at: Date | null;
  readonly poll_count: number;
}

const columns = 'uid, applicant_id, status, reject_labels, decided_at, poll_count';

/** Reads the status of the player's identity verification. */
export async function statusOf(sql: Sql, uid: bigint): Promise<VerificationStatus> {
  return (await findVerification(sql, uid))?.status ?? 'none';
}

export async function findVerification(sql: Sql, uid: bigint): Promise<Verification | null> {
  const [row] = await sql.query<Verification>(`select ${columns} from operator.verifications where uid = $1`, [uid]);
  return row ?? null;
}

/** The row of an applicant, locked: messages about one applicant are applied one after another. */
export async function lockVerification(tx: Sql, applicantId: string): Promise<Verification | null> {
  const [row] = await tx.query<Verification>(
    `select ${columns} from operator.verifications where applicant_id = $1 for update`,
    [applicantId],
  );
  return row ?? null;
}

export async function insertVerification(sql: Sql, uid: bigint, applicantId: string, now: Date): Promise<void> {
  await sql.query(
    `insert into operator.verifications (uid, applicant_id, status, created_at, updated_at)
     values ($1, $2, 'started', $3, $3) on conflict (uid) do nothing`,
    [uid, applicantId, now],
  );
}

export interface StatusChange {
  readonly status: Verification['status'];
  readonly rejectLabels: readonly string[];
  readonly decidedAt: Date;
  /** When the vendor is asked next; null when nothing more is expected. */
  readonly pollAt: Date | null;
  readonly now: Date;
}

export async function setStatus(tx: Sql, uid: bigint, change: StatusChange): Promise<void> {
  await tx.query(
    `update operator.verifications set status = $2, reject_labels = $3::jsonb, decided_at = $4, poll_at = $5,
       poll_count = 0, updated_at = $6 where uid = $1`,
    [uid, change.status, JSON.stringify(change.rejectLabels), change.decidedAt, change.pollAt, change.now],
  );
}

/** The vendor is asked at this time, as if it had not been asked before. */
export async function planPoll(sql: Sql, uid: bigint, at: Date): Promise<void> {
  await sql.query('update operator.verifications set poll_at = $2, poll_count = 0 where uid = $1', [uid, at]);
}

/** Claims verifications whose poll is due: another process gets them only when `leaseUntil` has passed. */
export function claimPolls(sql: Sql, now: Date, leaseUntil: Date, limit: number): Promise<Verification[]> {
  return sql.query<Verification>(
    `update operator.verifications set poll_at = $2, poll_count = poll_count + 1
     where uid in (select uid from operator.verifications where poll_at <= $1 order by poll_at limit $3 for update skip locked)
     returning ${columns}`,
    [now, leaseUntil, limit],
  );
}

/** All that wait for the vendor. */
export function findOpen(sql: Sql): Promise<Verification[]> {
  return sql.query<Verification>(
    `select ${columns} from operator.verifications where status in ('started', 'pending') order by uid`,
  );
}

/** Sets the next poll unless the status was decided meanwhile; null ends polling. */
export async function setNextPoll(sql: Sql, uid: bigint, at: Date | null): Promise<void> {
  await sql.query(
    `update operator.verifications set poll_at = $2 where uid = $1 and status in ('started', 'pending')`,
    [uid, at],
  );
}
