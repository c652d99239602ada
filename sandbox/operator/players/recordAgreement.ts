import type { Sql } from '../../database/database.ts';

interface Agreement {
  readonly uid: bigint;
  /** SHA-256 of what was agreed to; empty if that is not known. */
  readonly version: string;
  readonly at: Date;
}

/** Keeps that a player has agreed to the terms; an earlier agreement stays as it is. */
export async function recordAgreement(sql: Sql, { uid, version, at }: Agreement): Promise<void> {
  await sql.query(
    'insert into operator.terms_agreements (uid, version, agreed_at) values ($1, $2, $3) on conflict do nothing',
    [uid, version, at],
  );
}
