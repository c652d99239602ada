import type { Sql } from '../../../database/database.ts';

/** What the vendor has decided so far; `none` for a player who has not started. */
export type VerificationStatus = 'none' | 'started' | 'pending' | 'approved' | 'rejected_retry' | 'rejected_final';

/** Reads the status of the player's identity verification. */
export async function statusOf(sql: Sql, uid: bigint): Promise<VerificationStatus> {
  const [row] = await sql.query<{ readonly status: VerificationStatus }>(
    'select status from operator.verifications where uid = $1',
    [uid],
  );
  return row?.status ?? 'none';
}
