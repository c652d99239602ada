import type { Database } from '../database/database.ts';

export interface Total {
  /** Reversals and refunds are counted beside the payments that they reverse, whose status stays. */
  readonly kind: 'deposit' | 'payout' | 'deposit_reversed' | 'deposit_refunded' | 'payout_returned';
  readonly status: string;
  readonly currency: string;
  readonly count: number;
  /** Decimal text. */
  readonly sum: string;
}

/** Sums by status and currency, for comparison with the merchant's books. */
export function totals(database: Database): Promise<Total[]> {
  return database.query<Total>(
    `select 'deposit' as kind, status, currency, count(*)::int as count, sum(amount::numeric)::text as sum from vendors.payment_intents group by status, currency
     union all
     select 'payout', status, currency, count(*)::int, sum(amount::numeric)::text from vendors.payment_payouts group by status, currency
     union all
     select 'deposit_reversed', status, currency, count(*)::int, sum(amount::numeric)::text from vendors.payment_intents where reversed_at is not null group by status, currency
     union all
     select 'deposit_refunded', status, currency, count(*)::int, sum(amount::numeric)::text from vendors.payment_intents where refunded_at is not null group by status, currency
     union all
     select 'payout_returned', status, currency, count(*)::int, sum(amount::numeric)::text from vendors.payment_payouts where reversed_at is not null group by status, currency
     order by 1, 2, 3`,
  );
}
