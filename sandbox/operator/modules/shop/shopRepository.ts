import type { Sql } from '../../../database/database.ts';
import { onlyRow } from '../../../database/database.ts';
import type { NewProduct, Product, Purchase, PurchaseData } from './product.ts';

const columns = 'id, price, stock, is_active, ends_at, data';

export async function insertProduct(sql: Sql, { id, price, stock, priority, data }: NewProduct): Promise<void> {
  await sql.query(
    `insert into operator.shop_products (id, price, stock, priority, is_active, data)
     values ($1, $2, $3, $4, true, $5::jsonb) on conflict do nothing`,
    [id, price, stock, priority, JSON.stringify(data)],
  );
}

/** Those that are on sale now, in the shelf's order. */
export function findProducts(sql: Sql, category: string, now: Date): Promise<Product[]> {
  return sql.query<Product>(
    `select ${columns} from operator.shop_products
     where is_active and (ends_at is null or ends_at > $2) and ($1 = '' or data ->> 'category' = $1)
     order by priority desc, id`,
    [category, now],
  );
}

/** Locked until the transaction ends: of two buyers of the last one, the second sees that it is gone. */
export async function lockProduct(tx: Sql, id: string): Promise<Product | null> {
  const [row] = await tx.query<Product>(`select ${columns} from operator.shop_products where id = $1 for update`, [id]);
  return row ?? null;
}

export async function countSale(tx: Sql, id: string): Promise<void> {
  await tx.query('update operator.shop_products set sold = sold + 1, stock = stock - 1 where id = $1', [id]);
}

/** How many of each product a player has bought. */
export async function findBought(sql: Sql, uid: bigint): Promise<ReadonlyMap<string, number>> {
  const rows = await sql.query<{ readonly product: string; readonly bought: bigint }>(
    'select product, count(*) as bought from operator.shop_purchases where uid = $1 group by product',
    [uid],
  );
  return new Map(rows.map(({ product, bought }) => [product, Number(bought)]));
}

export async function insertPurchase(
  tx: Sql,
  {
    uid,
    product,
    data,
    at,
  }: { readonly uid: bigint; readonly product: Product; readonly data: PurchaseData; readonly at: Date },
): Promise<Purchase> {
  const rows = await tx.query<Purchase>(
    `insert into operator.shop_purchases (uid, product, price, at, data) values ($1, $2, $3, $4, $5::jsonb)
     returning id, product, price, at, data`,
    [uid, product.id, product.price, at, JSON.stringify(data)],
  );
  return onlyRow(rows);
}

export async function findPurchases(
  sql: Sql,
  uid: bigint,
  { offset, count }: { readonly offset: number; readonly count: number },
): Promise<{ readonly count: number; readonly rows: readonly Purchase[] }> {
  const rows = await sql.query<Purchase>(
    `select id, product, price, at, data from operator.shop_purchases where uid = $1 order by id desc limit $3 offset $2`,
    [uid, offset, count],
  );
  const [sum] = await sql.query<{ readonly all: bigint }>(
    'select count(*) as all from operator.shop_purchases where uid = $1',
    [uid],
  );
  return { count: Number(sum?.all ?? 0n), rows };
}

/** Test-only: what is given is changed; false if there is no such product. */
export async function changeProduct(
  sql: Sql,
  id: string,
  change: { readonly price?: bigint; readonly stock?: number; readonly ends_at?: Date },
): Promise<boolean> {
  const rows = await sql.query(
    `update operator.shop_products set price = coalesce($2, price), stock = coalesce($3, stock),
       ends_at = coalesce($4, ends_at) where id = $1 returning id`,
    [id, change.price ?? null, change.stock ?? null, change.ends_at ?? null],
  );
  return rows.length > 0;
}
