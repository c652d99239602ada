import type { Sql } from '../database/database.ts';
import type { Intent, IntentRequest, IntentStatus, Method, ReturnUrls } from './payments.ts';

interface IntentRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly locale: string;
  readonly return_urls: ReturnUrls;
  readonly webhook_url: string;
  readonly status: IntentStatus;
  readonly card_mask: string;
  readonly reason: string;
}

const columns =
  'id, merchant_ref, amount, currency, method, locale, return_urls, webhook_url, status, card_mask, reason';

const toIntent = (row: IntentRow): Intent => ({
  id: row.id,
  merchantRef: row.merchant_ref,
  amount: row.amount,
  currency: row.currency,
  method: row.method,
  locale: row.locale,
  returnUrls: row.return_urls,
  webhookUrl: row.webhook_url,
  status: row.status,
  cardMask: row.card_mask,
  reason: row.reason,
});

/** Inserts unless the merchant reference exists already. */
export async function insertIntent(
  sql: Sql,
  id: string,
  request: IntentRequest,
  times: { now: Date; expiresAt: Date },
): Promise<void> {
  const { merchantRef, amount, currency, method, locale, returnUrls, webhookUrl } = request;
  await sql.query(
    `insert into vendors.payment_intents (id, merchant_ref, amount, currency, method, locale, return_urls, webhook_url, status, due_at, due_status, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, 'created', $9, 'cancelled', $10, $10) on conflict (merchant_ref) do nothing`,
    [
      id,
      merchantRef,
      amount,
      currency,
      method,
      locale,
      JSON.stringify(returnUrls),
      webhookUrl,
      times.expiresAt,
      times.now,
    ],
  );
}

export async function findIntentByRef(sql: Sql, merchantRef: string): Promise<Intent | undefined> {
  const [row] = await sql.query<IntentRow>(`select ${columns} from vendors.payment_intents where merchant_ref = $1`, [
    merchantRef,
  ]);
  return row && toIntent(row);
}

export async function findIntent(sql: Sql, id: string): Promise<Intent | undefined> {
  const [row] = await sql.query<IntentRow>(`select ${columns} from vendors.payment_intents where id = $1`, [id]);
  return row && toIntent(row);
}

/** Locks the intent until the transaction ends. */
export async function lockIntent(sql: Sql, id: string): Promise<Intent | undefined> {
  const [row] = await sql.query<IntentRow>(`select ${columns} from vendors.payment_intents where id = $1 for update`, [
    id,
  ]);
  return row && toIntent(row);
}

/** Locks and returns the unfinished intents that are due; skips those locked by another replica. */
export async function lockDueIntents(
  sql: Sql,
  now: Date,
  limit: number,
): Promise<readonly { readonly intent: Intent; readonly next: IntentStatus }[]> {
  const rows = await sql.query<IntentRow & { readonly due_status: IntentStatus }>(
    `select ${columns}, due_status from vendors.payment_intents where due_at <= $1 order by due_at limit $2 for update skip locked`,
    [now, limit],
  );
  return rows.map((row) => ({ intent: toIntent(row), next: row.due_status }));
}

export async function keepCardMask(sql: Sql, id: string, mask: string): Promise<void> {
  await sql.query(`update vendors.payment_intents set card_mask = $2 where id = $1 and status = 'created'`, [id, mask]);
}

export interface IntentChange {
  readonly status: IntentStatus;
  readonly reason?: string;
  /** For a status that is not final: the next status and when it applies. */
  readonly later?: { readonly at: Date; readonly status: IntentStatus };
}

export async function changeIntent(sql: Sql, id: string, change: IntentChange, now: Date): Promise<void> {
  await sql.query(
    'update vendors.payment_intents set status = $2, reason = $3, due_at = $4, due_status = $5, updated_at = $6 where id = $1',
    [id, change.status, change.reason ?? '', change.later?.at ?? null, change.later?.status ?? null, now],
  );
}
