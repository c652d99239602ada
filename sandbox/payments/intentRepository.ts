import type { Sql } from '../database/database.ts';
import type { Intent, IntentRequest, IntentStatus, Method, PageStep, ReturnUrls } from './payments.ts';

interface IntentRow {
  readonly id: string;
  readonly merchant_ref: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly locale: string;
  readonly return_urls: ReturnUrls;
  readonly webhook_url: string;
  readonly account: string;
  readonly customer: string;
  readonly saved_card: string;
  readonly status: IntentStatus;
  readonly step: PageStep;
  readonly card_mask: string;
  readonly reason: string;
  readonly expires_at: Date;
  readonly is_reversed: boolean;
  readonly is_refunded: boolean;
}

const columns =
  'id, merchant_ref, amount, currency, method, locale, return_urls, webhook_url, account, customer, saved_card, status, step, card_mask, reason, expires_at, reversed_at is not null as is_reversed, refunded_at is not null as is_refunded';

const toIntent = (row: IntentRow): Intent => ({
  id: row.id,
  merchantRef: row.merchant_ref,
  amount: row.amount,
  currency: row.currency,
  method: row.method,
  locale: row.locale,
  returnUrls: row.return_urls,
  webhookUrl: row.webhook_url,
  account: row.account,
  customer: row.customer,
  savedCard: row.saved_card,
  status: row.status,
  step: row.step,
  cardMask: row.card_mask,
  reason: row.reason,
  expiresAt: row.expires_at,
  isReversed: row.is_reversed,
  isRefunded: row.is_refunded,
});

export interface NewIntent extends IntentRequest {
  readonly id: string;
  /** The saved card's, if it is paid with one. */
  readonly cardMask: string;
}

/** Inserts unless the merchant reference exists already; returns whether it did. */
export async function insertIntent(
  tx: Sql,
  intent: NewIntent,
  times: { readonly now: Date; readonly expiresAt: Date },
): Promise<boolean> {
  const rows = await tx.query(
    `insert into vendors.payment_intents (id, merchant_ref, amount, currency, method, locale, return_urls, webhook_url, account, customer, saved_card, card_mask, status, due_at, due_status, expires_at, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7::jsonb, $8, $9, $10, $11, $12, 'created', $13, 'cancelled', $13, $14, $14) on conflict (merchant_ref) do nothing returning id`,
    [
      intent.id,
      intent.merchantRef,
      intent.amount,
      intent.currency,
      intent.method,
      intent.locale,
      JSON.stringify(intent.returnUrls),
      intent.webhookUrl,
      intent.account,
      intent.customer,
      intent.savedCard,
      intent.cardMask,
      times.expiresAt,
      times.now,
    ],
  );
  return rows.length > 0;
}

async function findOne(sql: Sql, condition: string, value: string): Promise<Intent | undefined> {
  const [row] = await sql.query<IntentRow>(`select ${columns} from vendors.payment_intents where ${condition}`, [
    value,
  ]);
  return row && toIntent(row);
}

export const findIntentByRef = (sql: Sql, merchantRef: string): Promise<Intent | undefined> =>
  findOne(sql, 'merchant_ref = $1', merchantRef);

export const findIntent = (sql: Sql, id: string): Promise<Intent | undefined> => findOne(sql, 'id = $1', id);

/** Locks the intent until the transaction ends. */
export const lockIntent = (tx: Sql, id: string): Promise<Intent | undefined> => findOne(tx, 'id = $1 for update', id);

/** The payments that wait for an answer on this phone, oldest first. */
export async function findAskedOnPhone(sql: Sql, digits: string): Promise<readonly Intent[]> {
  const rows = await sql.query<IntentRow>(
    `select ${columns} from vendors.payment_intents where account = $1 and method = 'mobilepay' and status = 'created' order by created_at, id limit 20`,
    [digits],
  );
  return rows.map(toIntent);
}

/** Locks and returns the unfinished intents that are due; skips those locked by another replica. */
export async function lockDueIntents(
  tx: Sql,
  now: Date,
  limit: number,
): Promise<readonly { readonly intent: Intent; readonly next: IntentStatus }[]> {
  const rows = await tx.query<IntentRow & { readonly due_status: IntentStatus }>(
    `select ${columns}, due_status from vendors.payment_intents where due_at <= $1 order by due_at limit $2 for update skip locked`,
    [now, limit],
  );
  return rows.map((row) => ({ intent: toIntent(row), next: row.due_status }));
}

export async function keepCardMask(sql: Sql, id: string, mask: string): Promise<void> {
  await sql.query(`update vendors.payment_intents set card_mask = $2 where id = $1 and status = 'created'`, [id, mask]);
}

/** Notes the expiry of the card that is to be kept once the payment succeeds; an empty text keeps none. */
export async function noteCardToSave(sql: Sql, id: string, expiry: string): Promise<void> {
  await sql.query(`update vendors.payment_intents set card_to_save = $2 where id = $1 and status = 'created'`, [
    id,
    expiry,
  ]);
}

/** Returns the expiry of the card to keep and forgets the wish. */
export async function takeCardToSave(tx: Sql, id: string): Promise<string> {
  const [row] = await tx.query<{ card_to_save: string }>(
    'select card_to_save from vendors.payment_intents where id = $1',
    [id],
  );
  await tx.query(`update vendors.payment_intents set card_to_save = '' where id = $1`, [id]);
  return row?.card_to_save ?? '';
}

export async function moveToStep(sql: Sql, id: string, step: PageStep): Promise<void> {
  await sql.query(`update vendors.payment_intents set step = $2 where id = $1 and status = 'created'`, [id, step]);
}

export interface IntentChange {
  readonly status: IntentStatus;
  readonly reason?: string;
  /** For a status that is not final: the next status and when it applies. */
  readonly later?: { readonly at: Date; readonly status: IntentStatus };
}

export async function changeIntent(tx: Sql, id: string, change: IntentChange, now: Date): Promise<void> {
  await tx.query(
    'update vendors.payment_intents set status = $2, reason = $3, due_at = $4, due_status = $5, updated_at = $6 where id = $1',
    [id, change.status, change.reason ?? '', change.later?.at ?? null, change.later?.status ?? null, now],
  );
}

export async function markIntentReversed(tx: Sql, id: string, now: Date): Promise<void> {
  await tx.query('update vendors.payment_intents set reversed_at = $2, updated_at = $2 where id = $1', [id, now]);
}

export async function markIntentRefunded(tx: Sql, id: string, now: Date): Promise<void> {
  await tx.query('update vendors.payment_intents set refunded_at = $2, updated_at = $2 where id = $1', [id, now]);
}
