import type { Sql } from '../../../database/database.ts';

/** Ends all codes of an account: their subjects are its uid, with or without more after it. */
export async function endCodes(tx: Sql, uid: bigint): Promise<void> {
  await tx.query(`delete from operator.codes where subject = $1 or starts_with(subject, $1 || ' ')`, [String(uid)]);
}
