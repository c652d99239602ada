import { createHash } from 'node:crypto';
import type { Sql } from '../database/database.ts';

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

export async function insertToken(
  sql: Sql,
  token: string,
  grant: { readonly applicantId: string; readonly externalActionId: string; readonly expiresAt: Date },
): Promise<void> {
  await sql.query(
    'insert into vendors.verification_tokens (token_hash, applicant_id, external_action_id, expires_at) values ($1, $2, $3, $4)',
    [hashOf(token), grant.applicantId, grant.externalActionId, grant.expiresAt],
  );
}

/** The applicant of a token that has not expired. */
export async function findTokenApplicant(sql: Sql, token: string, now: Date): Promise<string | null> {
  const [row] = await sql.query<{ readonly applicant_id: string }>(
    'select applicant_id from vendors.verification_tokens where token_hash = $1 and expires_at > $2',
    [hashOf(token), now],
  );
  return row?.applicant_id ?? null;
}

/** Ends all tokens of an applicant, as if their time had run out. */
export async function expireTokens(sql: Sql, applicantId: string): Promise<void> {
  await sql.query('delete from vendors.verification_tokens where applicant_id = $1', [applicantId]);
}

export async function forgetExpired(sql: Sql, now: Date): Promise<void> {
  await sql.query('delete from vendors.verification_tokens where expires_at < $1', [now]);
}
