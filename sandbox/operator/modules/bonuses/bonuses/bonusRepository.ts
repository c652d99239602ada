import { onlyRow } from '../../../../database/database.ts';
import type { Sql } from '../../../../database/database.ts';
import type { BonusType } from '../../../../../src/shared/bonus/terms.ts';
import type { Bonus, BonusEnding, BonusStatus, Grant } from './bonus.ts';

const columns = `id, uid, type, status, ending, currency, amount, balance, required, wagered, converted, terms, terms_hash,
  texts, source, source_id, offer_id, created_at, activate_before, activated_at, expires_at, ended_at`;

/** Serialises all changes of a player's bonuses until the transaction ends. Always taken before accounts are locked. */
export async function lockBonuses(tx: Sql, uid: bigint): Promise<void> {
  await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 3))', [`bonuses:${uid}`]);
}

/** Adds a bonus that waits for its activation; null if this source has granted it before. */
export async function insertBonus(
  tx: Sql,
  grant: Grant,
  more: { readonly required: bigint; readonly hash: string; readonly at: Date; readonly activateBefore: Date },
): Promise<Bonus | null> {
  const [row] = await tx.query<Bonus>(
    `insert into operator.bonuses (uid, type, status, currency, amount, balance, required, terms, terms_hash, texts,
       source, source_id, offer_id, created_at, activate_before)
     values ($1, $2, 'available', $3, $4, $4, $5, $6::jsonb, $7, $8::jsonb, $9, $10, $11, $12, $13)
     on conflict (source, source_id) do nothing returning ${columns}`,
    [
      grant.uid,
      grant.terms.type,
      grant.currency,
      grant.amount,
      more.required,
      JSON.stringify(grant.terms),
      more.hash,
      JSON.stringify(grant.texts),
      grant.source,
      grant.sourceId,
      grant.offerId,
      more.at,
      more.activateBefore,
    ],
  );
  return row ?? null;
}

export async function findBonus(sql: Sql, uid: bigint, id: bigint): Promise<Bonus | null> {
  const [row] = await sql.query<Bonus>(`select ${columns} from operator.bonuses where uid = $1 and id = $2`, [uid, id]);
  return row ?? null;
}

/** The bonus that pays now; null if there is none. */
export async function findActive(sql: Sql, uid: bigint, currency: string, type: BonusType): Promise<Bonus | null> {
  const [row] = await sql.query<Bonus>(
    `select ${columns} from operator.bonuses where uid = $1 and currency = $2 and type = $3 and status = 'active'`,
    [uid, currency, type],
  );
  return row ?? null;
}

export async function hasActive(sql: Sql, uid: bigint, type: BonusType): Promise<boolean> {
  const rows = await sql.query(`select 1 from operator.bonuses where uid = $1 and type = $2 and status = 'active'`, [
    uid,
    type,
  ]);
  return rows.length > 0;
}

/** Whether burning would end a bonus: one whose requirement is met converts, and one that has to end does so anyway. */
export async function hasBurnable(sql: Sql, uid: bigint, type: BonusType): Promise<boolean> {
  const rows = await sql.query(
    `select 1 from operator.bonuses where uid = $1 and type = $2 and status = 'active' and wagered < required
       and coalesce(ending, 'available') = 'available'`,
    [uid, type],
  );
  return rows.length > 0;
}

export interface BonusFilter {
  readonly uid: bigint;
  readonly type: BonusType | null;
  readonly statuses: readonly string[];
  readonly offset: number;
  readonly count: number;
}

/** Newest first, active ones before the others. */
export function findBonuses(sql: Sql, { uid, type, statuses, offset, count }: BonusFilter): Promise<Bonus[]> {
  return sql.query<Bonus>(
    `select ${columns} from operator.bonuses where uid = $1 and ($2::text is null or type = $2)
       and (cardinality($3::text[]) = 0 or status = any($3::text[]))
     order by status = 'active' desc, status = 'available' desc, created_at desc, id desc offset $4 limit $5`,
    [uid, type, statuses, offset, count],
  );
}

export async function countBonuses(sql: Sql, { uid, type, statuses }: BonusFilter): Promise<number> {
  const { count } = onlyRow(
    await sql.query<{ count: bigint }>(
      `select count(*) as count from operator.bonuses where uid = $1 and ($2::text is null or type = $2)
         and (cardinality($3::text[]) = 0 or status = any($3::text[]))`,
      [uid, type, statuses],
    ),
  );
  return Number(count);
}

/** Returns the number of this step of the bonus. */
export async function setActive(tx: Sql, id: bigint, at: Date, expiresAt: Date): Promise<number> {
  const { steps } = onlyRow(
    await tx.query<{ steps: number }>(
      `update operator.bonuses set status = 'active', activated_at = coalesce(activated_at, $2),
         expires_at = coalesce(expires_at, $3), steps = steps + 1 where id = $1 returning steps`,
      [id, at, expiresAt],
    ),
  );
  return steps;
}

export async function setEnding(tx: Sql, id: bigint, ending: BonusEnding): Promise<void> {
  await tx.query('update operator.bonuses set ending = $2 where id = $1', [id, ending]);
}

/** Ends a bonus, or pauses it: then its money stays with it. Returns the number of this step. */
export async function setEnded(
  tx: Sql,
  id: bigint,
  end: { readonly status: BonusStatus; readonly balance: bigint; readonly converted: bigint | null; readonly at: Date },
): Promise<number> {
  const { steps } = onlyRow(
    await tx.query<{ steps: number }>(
      `update operator.bonuses set status = $2, ending = null, balance = $3, converted = $4, steps = steps + 1,
         ended_at = case when $2 = 'available' then null else $5::timestamptz end where id = $1 returning steps`,
      [id, end.status, end.balance, end.converted, end.at],
    ),
  );
  return steps;
}

/** Adds to the money and to the wagered sum of a bonus; both may be negative. */
export async function changeBonus(tx: Sql, id: bigint, balance: bigint, wagered: bigint): Promise<void> {
  await tx.query('update operator.bonuses set balance = balance + $2, wagered = wagered + $3 where id = $1', [
    id,
    balance,
    wagered,
  ]);
}

/** Bonuses whose time is over: active ones, and those that were never activated. */
export function findOverdue(sql: Sql, now: Date, most: number): Promise<Pick<Bonus, 'id' | 'uid'>[]> {
  return sql.query(
    `select id, uid from operator.bonuses
     where ending is null and ((status = 'active' and expires_at <= $1)
       or (status = 'available' and coalesce(expires_at, activate_before) <= $1))
     order by id limit $2`,
    [now, most],
  );
}
