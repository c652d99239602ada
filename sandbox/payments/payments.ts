/** Types of the payment vendor: payments, their statuses and the outcomes a buyer may choose. */

export const methods = ['card', 'flashpay'] as const;
export type Method = (typeof methods)[number];

/** Behaviour of the sandbox bank; `slow` succeeds after 20 s, `silent` stays pending for a day and then fails. */
export const outcomes = ['approve', 'decline', 'cancel', 'slow', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

export type IntentStatus = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled';
export type PayoutStatus = 'review' | 'paid' | 'declined';

export interface ReturnUrls {
  readonly success: string;
  readonly fail: string;
  readonly cancel: string;
  readonly pending: string;
}

/** The merchant's request for a deposit. `amount` is decimal text, stored unchanged. */
export interface IntentRequest {
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly locale: string;
  readonly returnUrls: ReturnUrls;
  readonly webhookUrl: string;
}

export interface Intent extends IntentRequest {
  readonly id: string;
  readonly status: IntentStatus;
  /** The only stored part of a card number: its first six and last four digits, or an empty string. */
  readonly cardMask: string;
  readonly reason: string;
}

export interface PayoutRequest {
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: Method;
  readonly requisites: string;
  readonly webhookUrl: string;
}

export interface Payout {
  readonly id: string;
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly webhookUrl: string;
  readonly status: PayoutStatus;
  readonly reason: string;
}

export type EventType =
  | 'deposit.succeeded'
  | 'deposit.failed'
  | 'deposit.cancelled'
  | 'payout.paid'
  | 'payout.declined';

/** The event sent for a finished intent; an unfinished one has none. */
export const eventOfIntent: Readonly<Partial<Record<IntentStatus, EventType>>> = {
  succeeded: 'deposit.succeeded',
  failed: 'deposit.failed',
  cancelled: 'deposit.cancelled',
};
