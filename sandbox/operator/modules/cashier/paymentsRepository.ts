import type { Sql } from '../../../database/database.ts';
import type { CoinRequest } from './vendorReplies.ts';
import type { PaymentStatus, StopReason } from './paymentStatus.ts';
import type { OfferPromise } from '../offers/campaigns/module.ts';

export type { PaymentStatus } from './paymentStatus.ts';

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
  /** The offer that a deposit earns, and what it promised when the deposit was asked for; null for none. */
  readonly campaign_offer_id: string | null;
  readonly campaign_promise: OfferPromise | null;
  /** A withdrawal whose player has given up cancelling. */
  readonly is_binding: boolean;
  /** The casino's desk, for withdrawals above a bound. */
  readonly review: 'none' | 'waiting' | 'approved' | 'declined';
  readonly review_due_at: Date | null;
  readonly reviewed_at: Date | null;
  readonly ended_at: Date | null;
  /** When the vendor opened a deposit: a page, an address or a request on a phone waits for the player. */
  readonly opened_at: Date | null;
  /** The vendor's own reference; empty until it is known. */
  readonly reference: string;
  /** When an unpaid deposit is given up by the vendor. */
  readonly expires_at: Date | null;
  readonly coins: CoinRequest | null;
  /** Id of the vendor's saved card that a deposit is paid with, or that a withdrawal goes to; empty for another. */
  readonly saved_card: string;
  /** Its money was taken back, or came back, after it had succeeded. */
  readonly reversed_at: Date | null;
  /** Why a deposit is not credited any more, whatever is paid; null for one that is. */
  readonly stopped_for: StopReason | null;
  readonly created_at: Date;
  readonly updated_at: Date;
}

/** The columns of a `Payment`. */
export const columns =
  'id, uid, type, status, method, currency, amount, fee, requisites, full_requisites, reason, locale, redirect_url, is_from_messenger, sent_at, campaign_offer_id, campaign_promise, opened_at, reference, expires_at, coins, saved_card, reversed_at, is_binding, review, review_due_at, reviewed_at, ended_at, created_at, updated_at, (select reason from operator.deposit_stops s where s.payment_id = payments.id) as stopped_for';

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
  | 'campaign_promise'
> &
  Partial<Pick<Payment, 'fee' | 'saved_card'>>;

export async function insertPayment(tx: Sql, payment: NewPayment, at: Date): Promise<void> {
  await tx.query(
    `insert into operator.payments (id, uid, type, status, method, currency, amount, requisites, full_requisites, locale, asked_at, created_at, updated_at, is_from_messenger, campaign_offer_id, campaign_promise, fee, saved_card)
     values ($1, $2, $3, 'pending', $4, $5, $6, $7, $8, $9, $10, $10, $10, $11, $12, $13::json, $14, $15)`,
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
      payment.campaign_promise?.offer_id ?? null,
      payment.campaign_promise === null ? null : JSON.stringify(payment.campaign_promise),
      payment.fee ?? 0n,
      payment.saved_card ?? '',
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

/** The vendor has opened a deposit. Its requisites are the vendor's from now on. */
export async function setOpened(
  sql: Sql,
  id: string,
  opened: Pick<Payment, 'redirect_url' | 'reference' | 'expires_at' | 'coins'>,
  at: Date,
): Promise<void> {
  await sql.query(
    `update operator.payments set opened_at = coalesce(opened_at, $2), redirect_url = $3, reference = $4, expires_at = $5, coins = $6::json,
       full_requisites = null where id = $1`,
    [
      id,
      at,
      opened.redirect_url,
      opened.reference,
      opened.expires_at,
      opened.coins === null ? null : JSON.stringify(opened.coins),
    ],
  );
}

export async function setReversed(tx: Sql, id: string, at: Date): Promise<void> {
  await tx.query('update operator.payments set reversed_at = $2, updated_at = $2 where id = $1', [id, at]);
}

/** Called before the request to the vendor, so that a withdrawal which the vendor may have is never cancelled. */
export async function markSent(tx: Sql, id: string, at: Date): Promise<void> {
  await tx.query('update operator.payments set sent_at = coalesce(sent_at, $2) where id = $1', [id, at]);
}

/** How a withdrawal goes on after its request. `dueAt`: the casino's desk looks at it until then; null for no look. */
export async function planWithdrawal(
  tx: Sql,
  id: string,
  { isBinding, dueAt }: { readonly isBinding: boolean; readonly dueAt: Date | null },
): Promise<void> {
  await tx.query('update operator.payments set is_binding = $2, review = $3, review_due_at = $4 where id = $1', [
    id,
    isBinding,
    dueAt === null ? 'none' : 'waiting',
    dueAt,
  ]);
}

export async function setReference(tx: Sql, id: string, reference: string): Promise<void> {
  await tx.query('update operator.payments set reference = $2 where id = $1', [id, reference]);
}

/** Sets the status and deletes the full requisites, which are not needed once a payment is no longer pending. */
export async function setStatus(tx: Sql, id: string, status: PaymentStatus, reason: string, at: Date): Promise<void> {
  await tx.query(
    `update operator.payments set status = $2, reason = $3, updated_at = $4, full_requisites = null,
       ended_at = case when $2 in ('succeeded', 'failed', 'cancelled', 'returned') then $4::timestamptz end where id = $1`,
    [id, status, reason, at],
  );
}

export interface HistoryFilter {
  readonly uid: bigint;
  readonly type: string;
  readonly id: string;
  readonly statuses: readonly string[];
  readonly method: string;
  readonly from: Date | null;
  readonly to: Date | null;
  readonly offset: number;
  readonly count: number;
}

const filter = `uid = $1 and ($2 = '' or type = $2) and ($3 = '' or id = $3) and ($4::text[] = '{}' or status = any($4))
  and ($5 = '' or method = $5) and ($6::timestamptz is null or created_at >= $6)
  and ($7::timestamptz is null or created_at < $7)`;

const filterValues = ({ uid, type, id, statuses, method, from, to }: HistoryFilter) => [
  uid,
  type,
  id,
  statuses,
  method,
  from,
  to,
];

export async function countPayments(sql: Sql, wanted: HistoryFilter): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    `select count(*) as count from operator.payments where ${filter}`,
    filterValues(wanted),
  );
  return Number(row?.count ?? 0n);
}

/** The player's own payments, newest first. */
export function findPayments(sql: Sql, wanted: HistoryFilter): Promise<Payment[]> {
  return sql.query<Payment>(
    `select ${columns} from operator.payments where ${filter} order by created_at desc, id desc offset $8 limit $9`,
    [...filterValues(wanted), wanted.offset, wanted.count],
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

export async function countPendingDeposits(sql: Sql, uid: bigint): Promise<number> {
  const [row] = await sql.query<{ count: bigint }>(
    `select count(*) as count from operator.payments where uid = $1 and type = 'deposit' and status in ('pending', 'processing')`,
    [uid],
  );
  return Number(row?.count ?? 0n);
}
