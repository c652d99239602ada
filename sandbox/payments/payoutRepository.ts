import type { Sql } from '../database/database.ts';
import { maskDigits } from './maskDigits.ts';
import type { Payout, PayoutRequest, PayoutStatus } from './payments.ts';

interface PayoutRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly amount: string;
  readonly currency: string;
  readonly webhook_url: string;
  readonly status: PayoutStatus;
  readonly reason: string;
  readonly is_reversed: boolean;
}

const columns =
  'id, merchant_ref, amount, currency, webhook_url, status, reason, reversed_at is not null as is_reversed';

const toPayout = (row: PayoutRow): Payout => ({
  id: row.id,
  merchantRef: row.merchant_ref,
  amount: row.amount,
  currency: row.currency,
  webhookUrl: row.webhook_url,
  status: row.status,
  reason: row.reason,
  isReversed: row.is_reversed,
});

export interface ReviewEnd {
  readonly at: Date;
  readonly status: PayoutStatus;
}

/** Inserts unless the merchant reference exists already; the requisites are stored masked. */
export async function insertPayout(
  sql: Sql,
  id: string,
  request: PayoutRequest,
  end: ReviewEnd,
  now: Date,
): Promise<void> {
  await sql.query(
    `insert into vendors.payment_payouts (id, merchant_ref, amount, currency, method, requisites_mask, webhook_url, status, due_at, due_status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, 'review', $8, $9, $10, $10) on conflict (merchant_ref) do nothing`,
    [
      id,
      request.merchantRef,
      request.amount,
      request.currency,
      request.method,
      maskDigits(request.requisites),
      request.webhookUrl,
      end.at,
      end.status,
      now,
    ],
  );
}

export async function findPayoutByRef(sql: Sql, merchantRef: string): Promise<Payout | undefined> {
  const [row] = await sql.query<PayoutRow>(`select ${columns} from vendors.payment_payouts where merchant_ref = $1`, [
    merchantRef,
  ]);
  return row && toPayout(row);
}

/** Locks the payout until the transaction ends. */
export async function lockPayout(sql: Sql, id: string): Promise<Payout | undefined> {
  const [row] = await sql.query<PayoutRow>(`select ${columns} from vendors.payment_payouts where id = $1 for update`, [
    id,
  ]);
  return row && toPayout(row);
}

/** Locks and returns the payouts whose review is over; skips those locked by another replica. */
export async function lockDuePayouts(
  sql: Sql,
  now: Date,
  limit: number,
): Promise<readonly { readonly payout: Payout; readonly next: PayoutStatus }[]> {
  const rows = await sql.query<PayoutRow & { readonly due_status: PayoutStatus }>(
    `select ${columns}, due_status from vendors.payment_payouts where due_at <= $1 order by due_at limit $2 for update skip locked`,
    [now, limit],
  );
  return rows.map((row) => ({ payout: toPayout(row), next: row.due_status }));
}

export async function finishPayout(
  sql: Sql,
  id: string,
  end: { readonly status: PayoutStatus; readonly reason: string },
  now: Date,
): Promise<void> {
  await sql.query(
    'update vendors.payment_payouts set status = $2, reason = $3, due_at = null, due_status = null, updated_at = $4 where id = $1',
    [id, end.status, end.reason, now],
  );
}

/** Moves the end of a review. */
export async function delayPayout(tx: Sql, id: string, end: ReviewEnd, now: Date): Promise<void> {
  await tx.query(
    `update vendors.payment_payouts set due_at = $2, due_status = $3, updated_at = $4 where id = $1 and status = 'review'`,
    [id, end.at, end.status, now],
  );
}

export async function markPayoutReturned(tx: Sql, id: string, now: Date): Promise<void> {
  await tx.query('update vendors.payment_payouts set reversed_at = $2, updated_at = $2 where id = $1', [id, now]);
}
