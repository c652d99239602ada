import { onlyRow } from '../../../../database/database.ts';
import type { Sql } from '../../../../database/database.ts';

export interface PromoCode {
  readonly code: string;
  readonly starts_at: Date;
  readonly ends_at: Date | null;
  readonly use_limit: number | null;
  readonly uses: number;
  /** What it opens; null for a code that is only noted with the registration. */
  readonly offer_id: string | null;
  readonly uses_per_player: number;
  /** Empty for all. */
  readonly countries: readonly string[];
  readonly currencies: readonly string[];
}

const columns = 'code, starts_at, ends_at, use_limit, uses, offer_id, uses_per_player, countries, currencies';

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

/** Takes back a use that was counted in the same transaction. */
export async function releaseCode(tx: Sql, code: string): Promise<void> {
  await tx.query('update operator.promo_codes set uses = uses - 1 where code = $1', [code]);
}

/** The code, on which no other use is counted until the transaction ends. */
export async function lockCode(tx: Sql, code: string): Promise<PromoCode | null> {
  const [row] = await tx.query<PromoCode>(
    `select ${columns} from operator.promo_codes where code = $1 for no key update`,
    [code],
  );
  return row ?? null;
}

/** How often a player has used a code. */
export async function countUses(tx: Sql, uid: bigint, code: string): Promise<number> {
  const { count } = onlyRow(
    await tx.query<{ count: bigint }>(
      'select count(*) as count from operator.promo_code_uses where uid = $1 and code = $2',
      [uid, code],
    ),
  );
  return Number(count);
}

export async function insertUse(tx: Sql, uid: bigint, code: string, turn: number, at: Date): Promise<void> {
  await tx.query('insert into operator.promo_code_uses (uid, code, turn, used_at) values ($1, $2, $3, $4)', [
    uid,
    code,
    turn,
    at,
  ]);
}

/** Adds a code; one that exists without an offer gets its offer. */
export async function insertCode(sql: Sql, code: PromoCode): Promise<void> {
  await sql.query(
    `insert into operator.promo_codes (${columns}) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
     on conflict (code) do update set offer_id = excluded.offer_id where promo_codes.offer_id is null`,
    [
      code.code,
      code.starts_at,
      code.ends_at,
      code.use_limit,
      code.uses,
      code.offer_id,
      code.uses_per_player,
      code.countries,
      code.currencies,
    ],
  );
}
