import type { Sql } from '../../database/database.ts';
import type { Coin } from './coins.ts';

/** What has to arrive for an intent, and where. Amounts are decimal texts in the coin. */
export interface CoinOrder {
  readonly intentId: string;
  readonly coin: Coin;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
  readonly rate: string;
  readonly needed: number;
  readonly lockEnds: Date;
  readonly completeAt: Date | null;
}

/** Coins that arrived; `returned` is the part that went back to the sender. */
export interface Transfer {
  readonly id: string;
  readonly intent_id: string;
  readonly sender: string;
  readonly amount: string;
  readonly returned: string;
  readonly seen_at: Date;
}

interface OrderRow {
  readonly intent_id: string;
  readonly coin: Coin;
  readonly address: string;
  readonly memo: string;
  readonly amount: string;
  readonly rate: string;
  readonly needed: number;
  readonly lock_ends: Date;
  readonly complete_at: Date | null;
}

const columns = 'intent_id, coin, address, memo, amount, rate, needed, lock_ends, complete_at';

const toOrder = (row: OrderRow): CoinOrder => ({
  intentId: row.intent_id,
  coin: row.coin,
  address: row.address,
  memo: row.memo,
  amount: row.amount,
  rate: row.rate,
  needed: row.needed,
  lockEnds: row.lock_ends,
  completeAt: row.complete_at,
});

export async function insertCoinOrder(tx: Sql, order: Omit<CoinOrder, 'completeAt'>): Promise<void> {
  await tx.query(
    `insert into vendors.payment_coin_orders (intent_id, coin, address, memo, amount, rate, needed, lock_ends) values ($1, $2, $3, $4, $5, $6, $7, $8)`,
    [order.intentId, order.coin, order.address, order.memo, order.amount, order.rate, order.needed, order.lockEnds],
  );
}

export async function findCoinOrder(sql: Sql, intentId: string): Promise<CoinOrder | undefined> {
  const [row] = await sql.query<OrderRow>(`select ${columns} from vendors.payment_coin_orders where intent_id = $1`, [
    intentId,
  ]);
  return row && toOrder(row);
}

/** The order that coins sent to this address with this memo are for. */
export async function findCoinOrderAt(
  sql: Sql,
  { coin, address, memo }: Pick<CoinOrder, 'coin' | 'address' | 'memo'>,
): Promise<CoinOrder | undefined> {
  const [row] = await sql.query<OrderRow>(
    `select ${columns} from vendors.payment_coin_orders where coin = $1 and address = $2 and memo = $3`,
    [coin, address, memo],
  );
  return row && toOrder(row);
}

export async function markComplete(tx: Sql, intentId: string, at: Date): Promise<void> {
  await tx.query('update vendors.payment_coin_orders set complete_at = $2 where intent_id = $1', [intentId, at]);
}

export async function insertTransfer(tx: Sql, transfer: Omit<Transfer, 'seen_at'>, now: Date): Promise<void> {
  await tx.query(
    'insert into vendors.payment_coin_transfers (id, intent_id, sender, amount, returned, seen_at) values ($1, $2, $3, $4, $5, $6)',
    [transfer.id, transfer.intent_id, transfer.sender, transfer.amount, transfer.returned, now],
  );
}

export async function hasTransfer(sql: Sql, id: string): Promise<boolean> {
  return (await sql.query('select 1 from vendors.payment_coin_transfers where id = $1', [id])).length > 0;
}

/** Decimal text of what arrived for the intent and was not sent back. */
export async function receivedFor(sql: Sql, intentId: string): Promise<string> {
  const [row] = await sql.query<{ sum: string }>(
    `select coalesce(sum(amount::numeric - returned::numeric), 0)::text as sum from vendors.payment_coin_transfers where intent_id = $1`,
    [intentId],
  );
  return row?.sum ?? '0';
}

/** Sends everything back that arrived for an intent which ended without it. */
export async function returnTransfers(tx: Sql, intentId: string): Promise<void> {
  await tx.query('update vendors.payment_coin_transfers set returned = amount where intent_id = $1', [intentId]);
}

/** Coins of which something went back to the sender. */
export interface ReturnedTransfer extends Transfer {
  readonly coin: Coin;
  readonly merchant_ref: string;
}

/** The newest ones, for the console. */
export function findReturned(sql: Sql, limit: number): Promise<ReturnedTransfer[]> {
  return sql.query<ReturnedTransfer>(
    `select transfers.id, transfers.intent_id, sender, transfers.amount, returned, seen_at, coin, merchant_ref
     from vendors.payment_coin_transfers transfers
     join vendors.payment_coin_orders using (intent_id)
     join vendors.payment_intents intents on intents.id = transfers.intent_id
     where returned <> '0' order by seen_at desc, id limit $1`,
    [limit],
  );
}
