/** The words of the payment vendor: what a payment is, what state it may be in, what a buyer may choose. */

export const methods = ['card', 'flashpay'] as const;
export type Method = (typeof methods)[number];

/** What the sandbox bank is told to do; `slow` succeeds after a while, `silent` stays pending for a day and then fails. */
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

/** A deposit as the merchant asked for it. `amount` is decimal text, kept as it came. */
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
  /** All that is kept of a card: its first six and last four digits, or an empty text. */
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

/** What a finished intent tells its merchant; an unfinished one tells nothing. */
export const eventOfIntent: Readonly<Partial<Record<IntentStatus, EventType>>> = {
  succeeded: 'deposit.succeeded',
  failed: 'deposit.failed',
  cancelled: 'deposit.cancelled',
};
