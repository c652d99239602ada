import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { CashbackKind, CashbackStatus } from '../../../../src/contract/cashback.ts';
import type { Period, Played } from './cashbackRules.ts';

export interface Cashback extends Played {
  readonly id: bigint;
  readonly uid: bigint;
  readonly kind: CashbackKind;
  readonly status: CashbackStatus;
  readonly currency: string;
  readonly start_date: Date;
  readonly end_date: Date;
  /** Hundredths of a percent. */
  readonly rate: bigint;
  readonly amount: bigint;
  readonly receiving_expired_at: Date | null;
  readonly paid_at: Date | null;
}

const columns = `id, uid, kind, status, currency, start_date, end_date, staked, won, rate, amount, receiving_expired_at, paid_at`;

/** Main money that players have staked and won in a period, from the ledger's own postings. */
const played = `
  select m.uid, m.currency,
    coalesce(-sum(m.amount) filter (where m.reason in ('stake', 'rollback')), 0)::bigint as staked,
    coalesce(sum(m.amount) filter (where m.reason = 'win'), 0)::bigint as won
  from operator.ledger_movements m
  where m.balance = 'main' and m.reason in ('stake', 'rollback', 'win') and m.at >= $1 and m.at < $2`;

export interface PlayedBy extends Played {
  readonly uid: bigint;
  readonly currency: string;
}

/** Everybody who has played in the period, but those who are closed, blocked or have excluded themselves. */
export function playedIn(sql: Sql, { start, end }: Period, now: Date): Promise<PlayedBy[]> {
  return sql.query<PlayedBy>(
    `select played.* from (${played} group by m.uid, m.currency) as played
     join operator.player_facts p on p.uid = played.uid and p.status = 'active'
     where not exists (select 1 from operator.exclusion_facts e where e.uid = played.uid and e.until > $3)
     order by played.uid`,
    [start, end, now],
  );
}

export async function playedBy(sql: Sql, uid: bigint, currency: string, { start, end }: Period): Promise<Played> {
  const [row] = await sql.query<Played>(`${played} and m.uid = $3 and m.currency = $4 group by m.uid, m.currency`, [
    start,
    end,
    uid,
    currency,
  ]);
  return row ?? { staked: 0n, won: 0n };
}

/** Claims a period; false if it has been computed. */
export async function claimPeriod(tx: Sql, kind: CashbackKind, start: Date): Promise<boolean> {
  const rows = await tx.query(
    'insert into operator.cashback_periods (kind, start_date) values ($1, $2) on conflict do nothing returning kind',
    [kind, start],
  );
  return rows.length > 0;
}

/** Its id; null if the player has one of this period. */
export async function insertCashback(
  tx: Sql,
  cashback: Omit<Cashback, 'id' | 'status' | 'paid_at'>,
): Promise<bigint | null> {
  const [row] = await tx.query<{ readonly id: bigint }>(
    `insert into operator.cashbacks (uid, kind, status, currency, start_date, end_date, staked, won, rate, amount, receiving_expired_at)
     values ($1, $2, 'active', $3, $4, $5, $6, $7, $8, $9, $10) on conflict do nothing returning id`,
    [
      cashback.uid,
      cashback.kind,
      cashback.currency,
      cashback.start_date,
      cashback.end_date,
      cashback.staked,
      cashback.won,
      cashback.rate,
      cashback.amount,
      cashback.receiving_expired_at,
    ],
  );
  return row?.id ?? null;
}

export interface CashbackFilter {
  readonly uid: bigint;
  readonly statuses: readonly string[];
  readonly isAscending: boolean;
  readonly offset: number;
  readonly count: number;
}

const chosen = `from operator.cashbacks where uid = $1 and (cardinality($2::text[]) = 0 or status = any($2::text[]))`;

/** By the end of their periods; of those that ended together the week's is the newest. */
export function findCashbacks(
  sql: Sql,
  { uid, statuses, isAscending, offset, count }: CashbackFilter,
): Promise<Cashback[]> {
  const order = isAscending ? 'asc' : 'desc';
  return sql.query<Cashback>(
    `select ${columns} ${chosen} order by end_date ${order}, kind = 'period' ${order}, id ${order} offset $3 limit $4`,
    [uid, statuses, offset, count],
  );
}

export async function countCashbacks(
  sql: Sql,
  { uid, statuses }: Pick<CashbackFilter, 'uid' | 'statuses'>,
): Promise<number> {
  const rows = await sql.query<{ readonly count: bigint }>(`select count(*) as count ${chosen}`, [uid, statuses]);
  return Number(onlyRow(rows).count);
}

/** Locks a cashback of a player until the transaction ends. */
export async function lockCashback(tx: Sql, uid: bigint, id: bigint): Promise<Cashback | null> {
  const [row] = await tx.query<Cashback>(
    `select ${columns} from operator.cashbacks where uid = $1 and id = $2 for update`,
    [uid, id],
  );
  return row ?? null;
}

export async function setStatus(tx: Sql, id: bigint, status: CashbackStatus, paidAt: Date | null): Promise<void> {
  await tx.query('update operator.cashbacks set status = $2, paid_at = $3 where id = $1', [id, status, paidAt]);
}

export function expireCashbacks(tx: Sql, now: Date): Promise<Pick<Cashback, 'id' | 'uid'>[]> {
  return tx.query(
    `update operator.cashbacks set status = 'expired' where status = 'active' and receiving_expired_at <= $1
     returning id, uid`,
    [now],
  );
}
