import type { ContactType } from '../../../../../src/contract/base/contactTypes.ts';

/** `Returned` of a deposit: never credited; `Reversed`: credited, and taken back. `withdrawalReturned` had been paid out. */
export type PaymentChange =
  | 'depositArrived'
  | 'depositReturned'
  | 'depositFailed'
  | 'depositCancelled'
  | 'depositReversed'
  | 'withdrawalRequested'
  | 'withdrawalPaid'
  | 'withdrawalBack'
  | 'withdrawalReturned';

/** The facts in each kind of message. Codes are six digits; times are already written in the player's language. */
export interface MessageParams {
  readonly confirm_contact: { readonly code: string; readonly minutes: number };
  readonly restore: { readonly code: string; readonly minutes: number };
  readonly two_factor: { readonly code: string; readonly minutes: number };
  readonly sign_in_alert: { readonly at: string };
  readonly password_changed: { readonly at: string };
  readonly passkey_changed: { readonly at: string; readonly isAdded: boolean };
  readonly verification_decided: { readonly decision: 'approved' | 'rejected_retry' | 'rejected_final' };
  readonly two_factor_changed: { readonly at: string; readonly isOn: boolean };
  /** To the contact that was replaced. */
  readonly contact_changed: { readonly at: string; readonly type: ContactType };
  /** The same, where it stays in use for three days, and can be taken back by the link. */
  readonly contact_replaced: { readonly at: string; readonly type: ContactType };
  /** To the older contact. */
  readonly contact_added: { readonly at: string; readonly type: ContactType };
  readonly prove: { readonly code: string; readonly minutes: number };
  readonly account_closed: { readonly at: string; readonly years: number };
  readonly play_held: Readonly<Record<string, never>>;
  /** `text` is what the house has written; a player can go on with it on the site. */
  readonly support_answer: {
    readonly number: number;
    readonly subject: string;
    readonly text: string;
    readonly isPlayer: boolean;
  };
  /** What has become of a payment; `amount` is written in the player's language. */
  readonly payment: { readonly change: PaymentChange; readonly amount: string };
  /** `unsubscribe` is the address of the page that ends these messages. */
  readonly promotion: { readonly unsubscribe: string };
}

export type MessageKind = keyof MessageParams;

export interface Words {
  /** Used for e-mails. */
  readonly subject: string;
  readonly body: string;
}

/** All messages in one language. */
export type MessageWords = { readonly [K in MessageKind]: (params: MessageParams[K]) => Words };
