import { array, object, string } from 'yup';
import { endpoint } from './endpoint.ts';
import { flag, instant, integer, money, nothing, optionalText, page, text } from './schemas.ts';

export const transactionStatuses = ['pending', 'processing', 'succeeded', 'failed', 'cancelled'] as const;

/** Usual processing time of a method, as a code that the client translates. */
export const processingTimes = ['instant', 'minutes', 'hours', 'day'] as const;

const method = object({
  sysname: text(),
  name: text(),
  /** `hosted` opens the vendor's page; `instant` asks for a confirmation there and returns immediately. */
  kind: string().oneOf(['hosted', 'instant']).defined(),
  image: text(),
  min: money(),
  max: money(),
  /** Percent of the amount as a decimal string, "0" for none. */
  fee_percent: text(),
  processing_time: string().oneOf(processingTimes).defined(),
});

/** 3-55 */
export const depositLimit = object({
  available_amount: money(),
  limit_amount: money(),
  period: string().oneOf(['day', 'week', 'month']).defined(),
  can_edit: flag(),
  expired_at: string().nullable().defined(),
});

export const transaction = object({
  id: text(),
  type: string().oneOf(['deposit', 'withdrawal']).defined(),
  status: string().oneOf(transactionStatuses).defined(),
  amount: money(),
  fee: money(),
  method: text(),
  method_name: text(),
  /** Masked: recognisable for the player, useless for a thief. */
  requisites: text(),
  reason: text(),
  /** The player may cancel it now (7-45). */
  can_cancel: flag(),
  created_at: instant(),
  updated_at: instant(),
});

export const cashier = {
  getdepositsettings: endpoint(
    'GET',
    'cashier.getdepositsettings',
    nothing(),
    object({
      currency: text(),
      methods: array(method.shape({ presets: array(money()).defined() }).defined()).defined(),
      limit: depositLimit.nullable().defined(),
    }).defined(),
    { access: 'player' },
  ),
  makedeposit: endpoint(
    'POST',
    'cashier.makedeposit',
    object({ method: text().required(), amount: text().required().max(40), currency: text().required() }),
    object({ transaction: transaction.defined(), redirect_url: text() }).defined(),
    { access: 'player', spends: true },
  ),
  /**
   * How a payment stands that was begun in the messenger, for the browser in which it was paid, signed in or not:
   * `payment` is the token of its return address, `link` leads back to the messenger. InvalidParameterException if the
   * token is not valid.
   */
  getreturn: endpoint(
    'GET',
    'cashier.getreturn',
    object({ payment: text().required().max(200) }),
    object({ status: string().oneOf(transactionStatuses).defined(), link: text() }).defined(),
    { access: 'any' },
  ),
  getwithdrawsettings: endpoint(
    'GET',
    'cashier.getwithdrawsettings',
    nothing(),
    object({
      currency: text(),
      available: money(),
      /**
       * Amounts that cannot be withdrawn now, the reason, and where the player can resolve it (an app path or empty).
       */
      locked: array(object({ amount: money(), reason: text(), link: text() }).defined()).defined(),
      methods: array(method.shape({ requisites_label: text() }).defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  makewithdrawal: endpoint(
    'POST',
    'cashier.makewithdrawal',
    object({
      method: text().required(),
      amount: text().required().max(40),
      currency: text().required(),
      requisites: text().required().max(64),
    }),
    object({ transaction: transaction.defined() }).defined(),
    { access: 'player', spends: true },
  ),
  /**
   * Cancels a withdrawal that has not been sent: the money returns to the balance, once, even if the call is repeated.
   * WithdrawalDeclinedException if the market forbids it or it has been sent.
   */
  cancelwithdrawal: endpoint(
    'POST',
    'cashier.cancelwithdrawal',
    object({ transaction: text().required().max(64) }),
    object({ transaction: transaction.defined() }).defined(),
    { access: 'player' },
  ),
  /** 7-49; with `transaction` it returns only that one, or an empty list if it is not the player's. */
  gethistory: endpoint(
    'GET',
    'cashier.gethistory',
    object({
      ...page(20),
      type: string().oneOf(['', 'deposit', 'withdrawal']).default('').defined(),
      transaction: optionalText().max(64),
    }),
    object({ count: integer(), items: array(transaction.defined()).defined() }).defined(),
    { access: 'player' },
  ),
};

/** The status of a deposit or withdrawal changed; pay pages use it instead of polling. */
export interface TransactionUpdated {
  readonly type: 'cashier.transaction_updated';
  readonly data: { readonly id: string; readonly status: string };
}

declare module './realtime.ts' {
  interface RealtimeEvents {
    'cashier.transaction_updated': TransactionUpdated;
  }
}
