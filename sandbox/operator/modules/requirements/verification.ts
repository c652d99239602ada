import type { Sql } from '../../../database/database.ts';

export type VerificationStatus = 'none' | 'started' | 'pending' | 'approved' | 'rejected_retry' | 'rejected_final';

/** What the requirements read of the identity verification. */
export interface VerificationView {
  statusOf(sql: Sql, uid: bigint): Promise<VerificationStatus>;
}

/** Without a provider nobody has started. */
export const noVerification: VerificationView = { statusOf: async () => 'none' };
