import type { Database } from '../../database/database.ts';
import { totals } from '../totals.ts';
import type { Total } from '../totals.ts';

/** A deposit or payout in the payment vendor's records, by merchant reference; the amount is decimal text. */
export interface VendorPayment {
  readonly id: string;
  readonly kind: 'deposit' | 'payout';
  readonly status: string;
  readonly currency: string;
  readonly amount: string;
  /** Whether its money went back afterwards: a chargeback, or a payout that was returned. */
  readonly reversed: boolean;
  /** Whether the merchant gave the money of a deposit back. */
  readonly refunded: boolean;
}

export interface PaymentBooks {
  readonly payments: readonly VendorPayment[];
  readonly totals: readonly Total[];
  /** Number of messages never accepted by the merchant, by its last reply. */
  readonly untold: readonly { readonly answer: string; readonly count: number }[];
}

/** Reads the payment vendor's side of an audit from its own tables only. */
export async function paymentBooks(database: Database): Promise<PaymentBooks> {
  return {
    payments: await database.query<VendorPayment>(
      `select merchant_ref as id, 'deposit' as kind, status, currency, amount, reversed_at is not null as reversed, refunded_at is not null as refunded from vendors.payment_intents
       union all select merchant_ref, 'payout', status, currency, amount, reversed_at is not null, false from vendors.payment_payouts order by 1`,
    ),
    totals: await totals(database),
    untold: await database.query(
      `select coalesce(last_answer, '') as answer, count(*)::int as count from vendors.payment_events where delivered_at is null group by 1 order by 1`,
    ),
  };
}
