/** Types of the payment vendor: payments, their statuses and the outcomes a buyer may choose. */

/**
 * `card` and `flashpay` have a hosted page, `purse` and `bankpay` one with a sign-in. `mobilepay` is approved on the
 * buyer's phone, `btc` and `ton` are coins sent to an address, a `voucher` is used up at once: they have no page.
 */
export const methods = ['card', 'flashpay', 'purse', 'bankpay', 'mobilepay', 'btc', 'ton', 'voucher'] as const;
export type Method = (typeof methods)[number];

const pageMethods = ['card', 'flashpay', 'purse', 'bankpay'] as const;
export type PageMethod = (typeof pageMethods)[number];

/** The methods that money can be paid out to. */
export const payoutMethods = ['card', 'flashpay', 'purse', 'bankpay', 'btc', 'ton'] as const;
export type PayoutMethod = (typeof payoutMethods)[number];

export const isPageMethod = (method: Method): method is PageMethod => pageMethods.some((known) => known === method);

/** Behaviour of the sandbox bank; `slow` succeeds after 20 s, `silent` stays pending for a day and then fails. */
export const outcomes = ['approve', 'decline', 'cancel', 'slow', 'silent'] as const;
export type Outcome = (typeof outcomes)[number];

export type IntentStatus = 'created' | 'pending' | 'succeeded' | 'failed' | 'cancelled';
export type PayoutStatus = 'review' | 'paid' | 'declined';

/** How far a buyer is on a hosted page with several steps. */
export type PageStep = 'first' | 'signed_in' | 'challenge';

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
  /** What the buyer pays from: a wallet, the id of a bank, a phone's digits or a voucher; empty for the others. */
  readonly account: string;
  /** The merchant's id of the buyer, to whom saved cards belong; empty without any. */
  readonly customer: string;
  /** Id of the saved card to pay with, or an empty string. */
  readonly savedCard: string;
}

export interface Intent extends IntentRequest {
  readonly id: string;
  readonly status: IntentStatus;
  readonly step: PageStep;
  /** The only stored part of a card number: its first six and last four digits, or an empty string. */
  readonly cardMask: string;
  readonly reason: string;
  readonly expiresAt: Date;
  readonly isReversed: boolean;
  /** The merchant gave the money of a succeeded payment back; the status stays. */
  readonly isRefunded: boolean;
}

/** Whether nothing has been decided about it. */
export const isOpen = ({ status }: Pick<Intent, 'status'>): boolean => status === 'created' || status === 'pending';

export interface PayoutRequest {
  readonly merchantRef: string;
  readonly amount: string;
  readonly currency: string;
  readonly method: PayoutMethod;
  /** Empty for a kept card. */
  readonly requisites: string;
  /** The kept card that is paid to, and whose it is; empty for requisites. */
  readonly savedCard: string;
  readonly customer: string;
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
  readonly isReversed: boolean;
}

export type EventType =
  | 'deposit.pending'
  | 'deposit.succeeded'
  | 'deposit.failed'
  | 'deposit.cancelled'
  | 'deposit.reversed'
  | 'payout.paid'
  | 'payout.declined'
  | 'payout.returned';

/** The event sent when an intent gets this status; opening one has none. */
export const eventOfIntent: Readonly<Partial<Record<IntentStatus, EventType>>> = {
  pending: 'deposit.pending',
  succeeded: 'deposit.succeeded',
  failed: 'deposit.failed',
  cancelled: 'deposit.cancelled',
};
