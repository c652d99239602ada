import type { Sql } from '../../../database/database.ts';

export interface PromoCode {
  readonly code: string;
  readonly startsAt: Date;
  readonly endsAt: Date | null;
  readonly useLimit: number | null;
  readonly uses: number;
}

/** Parameters: the code, the time. */
const isUsable = `code = $1 and starts_at <= $2 and (ends_at is null or ends_at > $2)
  and (use_limit is null or uses < use_limit)`;

export async function isUsableCode(sql: Sql, code: string, now: Date): Promise<boolean> {
  const rows = await sql.query(`select 1 from operator.promo_codes where ${isUsable}`, [code, now]);
  return rows.length > 0;
}

/** Counts one use; false if the code cannot be used (any more). */
export async function useCode(tx: Sql, code: string, now: Date): Promise<boolean> {
  const rows = await tx.query(`update operator.promo_codes set uses = uses + 1 where ${isUsable} returning code`, [
    code,
    now,
  ]);
  return rows.length > 0;
}

/** Adds a code unless it exists. */
export async function insertCode(sql: Sql, { code, startsAt, endsAt, useLimit, uses }: PromoCode): Promise<void> {
  await sql.query(
    `insert into operator.promo_codes (code, starts_at, ends_at, use_limit, uses) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [code, startsAt, endsAt, useLimit, uses],
  );
}
