import type { Sql } from '../../database/database.ts';

/** States that the console filters by; `reversed` and `refunded` are of its own, since the status stays. */
export const consoleStates = [
  'created',
  'pending',
  'review',
  'succeeded',
  'paid',
  'failed',
  'declined',
  'cancelled',
  'reversed',
  'refunded',
] as const;
export type ConsoleState = (typeof consoleStates)[number];

export const consoleKinds = ['deposit', 'payout'] as const;
export type ConsoleKind = (typeof consoleKinds)[number];

export interface ConsolePayment {
  readonly kind: ConsoleKind;
  readonly id: string;
  readonly merchant_ref: string;
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
  readonly state: ConsoleState;
  readonly reason: string;
  /** When its state changes automatically, if it does. */
  readonly due_at: Date | null;
  readonly created_at: Date;
}

export interface PaymentFilter {
  readonly kind: ConsoleKind | '';
  readonly state: ConsoleState | '';
  /** Part of a merchant's reference, or an id. */
  readonly search: string;
  /** The id after which the list goes on, or an empty string. */
  readonly after: string;
}

export const CONSOLE_PAGE = 25;

/** Newest first; one more than a page shows, to tell that there are older ones. */
export function findPayments(sql: Sql, { kind, state, search, after }: PaymentFilter): Promise<ConsolePayment[]> {
  return sql.query<ConsolePayment>(
    `with payments as (
       select 'deposit' as kind, id, merchant_ref, method, amount, currency, case when reversed_at is not null then 'reversed' when refunded_at is not null then 'refunded' else status end as state, reason, due_at, created_at from vendors.payment_intents
       union all
       select 'payout', id, merchant_ref, method, amount, currency, case when reversed_at is null then status else 'reversed' end, reason, due_at, created_at from vendors.payment_payouts)
     select * from payments
     where ($1 = '' or kind = $1) and ($2 = '' or state = $2) and ($3 = '' or position($3 in merchant_ref) > 0 or id = $3)
       and ($4 = '' or (created_at, id) < (select created_at, id from payments where id = $4))
     order by created_at desc, id desc limit ${CONSOLE_PAGE + 1}`,
    [kind, state, search, after],
  );
}

export interface ConsoleEvent {
  readonly id: string;
  readonly merchant_ref: string;
  readonly type: string;
  readonly attempts: number;
  readonly last_answer: string;
  readonly retry_at: Date | null;
  readonly delivered_at: Date | null;
  readonly created_at: Date;
}

/** The newest messages to merchants, of one reference or of all. */
export function findMessages(sql: Sql, search: string): Promise<ConsoleEvent[]> {
  return sql.query<ConsoleEvent>(
    `select id, merchant_ref, type, attempts, last_answer, retry_at, delivered_at, created_at from vendors.payment_events
     where ($1 = '' or position($1 in merchant_ref) > 0) order by created_at desc, id desc limit 50`,
    [search],
  );
}
