import type { Sql } from '../../../database/database.ts';
import type { CurrencySum } from '../../market/roomLeft.ts';

export interface Withdrawn {
  /** In every currency that the account has had. */
  readonly sums: readonly CurrencySum[];
  /** When the first of them was asked for; null for none. */
  readonly first: Date | null;
}

/** The player's withdrawals after a time that were paid or are on their way, in all currencies. */
export async function withdrawnSince(sql: Sql, uid: bigint, since: Date): Promise<Withdrawn> {
  const rows = await sql.query<CurrencySum & { readonly first: Date }>(
    `select currency, sum(amount)::bigint as sum, min(created_at) as first from operator.payments
     where uid = $1 and type = 'withdrawal' and status in ('pending', 'processing', 'succeeded') and created_at > $2
     group by currency`,
    [uid, since],
  );
  const times = rows.map(({ first }) => first.getTime());
  return {
    sums: rows.map(({ currency, sum }) => ({ currency, sum })),
    first: times.length === 0 ? null : new Date(Math.min(...times)),
  };
}
