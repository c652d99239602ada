import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { CurrencyPlay } from '../wallet/wallet/module.ts';

export interface Purchase {
  readonly id: bigint;
  readonly uid: bigint;
  readonly campaign: string;
  readonly spins: number;
  readonly left_count: number;
  readonly currency: string;
  /** Of one spin, minor units. */
  readonly price: bigint;
}

export async function insertPurchase(
  tx: Sql,
  { uid, campaign, spins, currency, price }: Omit<Purchase, 'id' | 'left_count'>,
  at: Date,
): Promise<bigint> {
  const rows = await tx.query<{ readonly id: bigint }>(
    `insert into operator.wheel_purchases (uid, campaign, spins, left_count, currency, price, at)
     values ($1, $2, $3, $3, $4, $5, $6) returning id`,
    [uid, campaign, spins, currency, price, at],
  );
  return onlyRow(rows).id;
}

/** Takes one spin of the oldest purchase that has some left; null if none has. */
export async function takeBought(tx: Sql, uid: bigint, campaign: string): Promise<Purchase | null> {
  const [row] = await tx.query<Purchase>(
    `update operator.wheel_purchases set left_count = left_count - 1 where id = (
       select id from operator.wheel_purchases where uid = $1 and campaign = $2 and left_count > 0 order by id limit 1)
     returning id, uid, campaign, spins, left_count, currency, price`,
    [uid, campaign],
  );
  return row ?? null;
}

/**
 * What a player has paid for spins after `since`, without what came back. Whatever they win does not count against what
 * is lost.
 */
export function boughtSince(sql: Sql, uid: bigint, since: Date): Promise<CurrencyPlay[]> {
  return sql.query<CurrencyPlay>(
    `select currency, coalesce(sum(price * (spins - refunded)), 0)::bigint as wagered, 0::bigint as won
     from operator.wheel_purchases where uid = $1 and at > $2 group by currency`,
    [uid, since],
  );
}

/** Purchases with unused spins of wheels that have ended. */
export function leftOver(sql: Sql, now: Date): Promise<Purchase[]> {
  return sql.query<Purchase>(
    `select p.id, p.uid, p.campaign, p.spins, p.left_count, p.currency, p.price from operator.wheel_purchases p
     join operator.wheel_campaigns c on c.id = p.campaign
     where p.left_count > 0 and c.ends_at <= $1 order by p.id limit 100`,
    [now],
  );
}

/** Closes a purchase; how many spins were still unused. */
export async function closePurchase(tx: Sql, id: bigint): Promise<number> {
  const [row] = await tx.query<{ readonly refunded: number }>(
    `update operator.wheel_purchases set refunded = left_count, left_count = 0 where id = $1 and left_count > 0
     returning refunded`,
    [id],
  );
  return row?.refunded ?? 0;
}
