import type { Sql } from '../../database/database.ts';
import { newId } from '../newId.ts';

/** A card that a buyer let the vendor keep: never its number or code. */
export interface SavedCard {
  readonly id: string;
  readonly mask: string;
  /** MM/YY. */
  readonly expiry: string;
  /** When it was kept: it had paid then. */
  readonly paidAt: Date;
}

const columns = 'id, mask, expiry, created_at as "paidAt"';

export function findCards(sql: Sql, customer: string): Promise<SavedCard[]> {
  return sql.query<SavedCard>(
    `select ${columns} from vendors.payment_cards where customer = $1 order by created_at desc, id`,
    [customer],
  );
}

export async function findCard(sql: Sql, customer: string, id: string): Promise<SavedCard | undefined> {
  const [card] = await sql.query<SavedCard>(
    `select ${columns} from vendors.payment_cards where customer = $1 and id = $2`,
    [customer, id],
  );
  return card;
}

/** Keeps a card; the same one is kept once. */
export async function saveCard(
  tx: Sql,
  { customer, mask, expiry }: { readonly customer: string; readonly mask: string; readonly expiry: string },
  now: Date,
): Promise<void> {
  await tx.query(
    'insert into vendors.payment_cards (id, customer, mask, expiry, created_at) values ($1, $2, $3, $4, $5) on conflict do nothing',
    [newId('card'), customer, mask, expiry, now],
  );
}

export async function forgetCard(sql: Sql, customer: string, id: string): Promise<void> {
  await sql.query('delete from vendors.payment_cards where customer = $1 and id = $2', [customer, id]);
}
