import type { Sql } from '../../../database/database.ts';

export type PaymentStatus = 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled';

export interface Payment {
  readonly id: string;
  readonly uid: bigint;
  readonly type: 'deposit' | 'withdrawal';
  readonly status: PaymentStatus;
  readonly method: string;
  readonly currency: string;
  readonly amount: bigint;
  readonly fee: bigint;
  readonly requisites: string;
  /** Encrypted (requisites.ts). */
  readonly full_requisites: string | null;
  readonly reason: string;
  readonly locale: string;
  readonly redirect_url: string;
  /** Begun in the messenger's mini app, to which the payer returns. */
  readonly is_from_messenger: boolean;
  /** When a withdrawal was first sent to the vendor: from then on the vendor may have it, whatever it replied. */
  readonly sent_at: Date | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

const columns =
  'id, uid, type, status, method, currency, amount, fee, requisites, full_requisites, reason, locale, redirect_url, is_from_messenger, sent_at, created_at, updated_at';

export type NewPayment = Pick<
  Payment,
  | 'id'
  | 'uid'
  | 'type'
  | 'method'
  | 'currency'
  | 'amount'
  | 'requisites'
  | 'full_requisites'
  | 'locale'
  | 'is_from_messenger'
>;

export async function insertPayment(tx: Sql, payment: NewPayment, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, requisites, full_requisites, locale, asked_at, created_at, updated_at, is_from_messenger)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $10, $10, $11)`,
    [
      payment.id,
      payment.uid,
      payment.type,
      payment.method,
      payment.currency,
      payment.amount,
      payment.requisites,
      payment.full_requisites,
      payment.locale,
      at,
      payment.is_from_messenger,
    ],
  );
}

export async function findPayment(sql: Sql, id: string): Promise<Payment | null> {
  const [row] = await sql.query<Payment>(`select ${columns} from operator.payments where id = $1`, [id]);
  return row ?? null;
}

export async function lockPayment(tx: Sql, id: string): Promise<Payment | null> {
  const [row] = await tx.query<Payment>(`select ${columns} from operator.payments where id = $1 for update`, [id]);
  return row ?? null;
}

export async function setRedirect(sql: Sql, id: string, redirectUrl: string): Promise<void> {
  await sql.query('update operator.payments set redirect_url = $2 where id = $1', [id, redirectUrl]);
}

/** Called before the request to the vendor, so that a withdrawal which the vendor may have is never cancelled. */
export async function markSent(tx: Sql, id: string, at: Date): Promise<void> {
  await tx.query('update operator.payments set sent_at = coalesce(sent_at, $2) where id = $1', [id, at]);
}

/** Sets the status and deletes the full requisites, which are not needed once a payment is no longer pending. */
export async function setStatus(tx: Sql, id: string, status: PaymentStatus, reason: string, at: Date): Promise<void> {
  await tx.query(
    'update operator.payments set status = $2, reason = $3, updated_at = $4, full_requisites = null where id = $1',
    [id, status, reason, at],
  );
}

export interface HistoryFilter {
  readonly uid: bigint;
  readonly type: string;
  readonly id: string;
  readonly offset: number;
  readonly count: number;
}

const filter = `uid = $1 and ($2 = '' or type = $2) and ($3 = '' or id = $3)`;

export async function countPayments(sql: Sql, { uid, type, id }: HistoryFilter): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(`select count(*) as count from operator.payments where ${filter}`, [
    uid,
    type,
    id,
  ]);
  return Number(row?.count ?? 0n);
}

/** The player's own payments, newest first. */
export function findPayments(sql: Sql, { uid, type, id, offset, count }: HistoryFilter): Promise<Payment[]> {
  return sql.query<Payment>(
    `select ${columns} from operator.payments where ${filter} order by created_at desc, id desc offset $4 limit $5`,
    [uid, type, id, offset, count],
  );
}

/**
 * Claims unfinished payments to be polled at the vendor: at first 10 s after the last poll, less often with growing
 * age. Each is claimed by one replica only.
 */
export function claimUnfinished(sql: Sql, now: Date, limit: number): Promise<Payment[]> {
  return sql.query<Payment>(
    `update operator.payments set asked_at = $1 where id in (
       select id from operator.payments where status in ('pending', 'processing')
         and asked_at <= $1::timestamptz - greatest(interval '10 seconds', least(($1::timestamptz - created_at) / 5, interval '10 minutes'))
       order by asked_at limit $2 for update skip locked)
     returning ${columns}`,
    [now, limit],
  );
}

/** Claims all unfinished payments, whenever they were last polled. */
export function claimAllUnfinished(sql: Sql, now: Date): Promise<Payment[]> {
  return sql.query<Payment>(
    `update operator.payments set asked_at = $1 where status in ('pending', 'processing') returning ${columns}`,
    [now],
  );
}

export async function heldAmount(sql: Sql, uid: bigint, currency: string): Promise<bigint> {
  const [row] = await sql.query<{ sum: bigint | null }>(
    `select sum(amount) as sum from operator.payments where uid = $1 and currency = $2 and type = 'withdrawal' and status in ('pending', 'processing')`,
    [uid, currency],
  );
  return row?.sum ?? 0n;
}

export async function countPendingDeposits(sql: Sql, uid: bigint): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    `select count(*) as count from operator.payments where uid = $1 and type = 'deposit' and status in ('pending', 'processing')`,
    [uid],
  );
  return Number(row?.count ?? 0n);
}
