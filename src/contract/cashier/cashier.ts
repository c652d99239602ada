import { array, object, string } from 'yup';
import { depositDetails, methodKinds, requisiteField, savedCard } from './deposits.ts';
import { endpoint } from '../base/endpoint.ts';
import {
  flag,
  instant,
  integer,
  list,
  money,
  nothing,
  optionalFlag,
  optionalText,
  page,
  text,
} from '../base/schemas.ts';
import { withdrawalFacts, withdrawalMethod } from './withdrawals.ts';

/**
 * All but the first two are final. `returned`: a deposit that was paid after its player had taken a break, while their
 * account was held, or beyond their deposit limit (`reason`: `excluded`, `held`, `deposit_limit`). It was credited to
 * nobody, and its money goes back.
 */
export const transactionStatuses = ['pending', 'processing', 'succeeded', 'failed', 'cancelled', 'returned'] as const;

/** Usual processing time of a method, as a code that the client translates. */
export const processingTimes = ['instant', 'minutes', 'hours', 'day'] as const;

const method = object({
  sysname: text(),
  name: text(),
  kind: string().oneOf(methodKinds).defined(),
  /** What the method asks for, in this order. */
  fields: array(requisiteField.defined()).defined(),
  image: text(),
  min: money(),
  max: money(),
  /** Percent of the amount as a decimal string, "0" for none. */
  fee_percent: text(),
  processing_time: string().oneOf(processingTimes).defined(),
});

/**
 * 3-55. `can_edit`: the player may set another one. `expired_at`: when it ends, or a looser one that the player has asked for
 * takes its place; null for neither.
 */
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
  /** How a deposit of its method goes on. */
  kind: string().oneOf(methodKinds).defined(),
  /** A deposit that waits for the player, who may go on with it or give it up (7-47). */
  can_resume: flag(),
  /** The payment has succeeded, and its money was taken back or came back afterwards. */
  is_reversed: flag(),
  /** 3-54: the offer that a deposit is to earn; empty for none. */
  campaign_offer_id: text(),
  created_at: instant(),
  updated_at: instant(),
});

/**
 * Sysnames of the methods that the player has used for this: the one that succeeded last first, after those that succeeded
 * the ones that were only begun. Some may not be offered any more.
 */
const usedMethods = () => array(text()).defined();

export const cashier = {
  getdepositsettings: endpoint(
    'GET',
    'cashier.getdepositsettings',
    nothing(),
    object({
      currency: text(),
      methods: array(
        method
          .shape({
            /** 3-56: the amounts offered in one press. */
            presets: array(money()).defined(),
            /** An amount is a multiple of this. */
            step: money(),
            /** Code of the coin of a method of kind `crypto`, else empty. */
            crypto: text(),
            /** Cards that the payment service has kept for this player. */
            saved_cards: array(savedCard.defined()).defined(),
          })
          .defined(),
      ).defined(),
      /** 3-56: the currencies that an account can be in. */
      currencies: array(text()).defined(),
      limit: depositLimit.nullable().defined(),
      /** The account can neither deposit nor play for now: an order would be refused with `held` in the error's data. */
      is_held: flag(),
      used_methods: usedMethods(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * 3-54: `campaign_offer_id` is the offer that the deposit is to earn, empty for none. What it promises is kept with the
   * deposit. Wrong field `campaign_offer_id`: unknownOffer, offerOver, offerTaken, notFirstDeposit, methodExcluded,
   * belowMinDeposit (params min and currency). Wrong requisites are at the field's own name: requiredField, wrongWallet,
   * wrongPhoneFormat, voucherUnknown, voucherAmount, unknownBank. An amount that is no multiple of the method's step
   * is wrongStep at `amount` (params step and currency).
   */
  makedeposit: endpoint(
    'POST',
    'cashier.makedeposit',
    object({
      method: text().required(),
      amount: text().required().max(40),
      currency: text().required(),
      campaign_offer_id: optionalText().max(64),
      ...depositDetails(),
    }),
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
      ...withdrawalFacts,
      methods: array(method.shape(withdrawalMethod).defined()).defined(),
      used_methods: usedMethods(),
    }).defined(),
    { access: 'player' },
  ),
  /**
   * 2.10-17: while a casino bonus is active, a withdrawal burns it: with `burn_bonuses` only. Without it nothing is booked,
   * and the field `burn_bonuses` has the error bonusesWouldBurn. It goes to `requisites`, or to an earlier `destination`
   * of the player. Asks for a fresh proof (`account.getProof`).
   */
  makewithdrawal: endpoint(
    'POST',
    'cashier.makewithdrawal',
    object({
      method: text().required(),
      amount: text().required().max(40),
      currency: text().required(),
      requisites: optionalText().max(64),
      /** Name of the account's holder, for a method that asks for it. */
      holder: optionalText().max(70),
      destination: optionalText().max(200),
      burn_bonuses: optionalFlag(),
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
      /** Any of these; empty for all. */
      statuses: list(),
      method: optionalText().max(64),
      /** Created in this period, ISO 8601 in UTC: the first inclusive, the second exclusive; empty for none. */
      from: optionalText().max(40),
      to: optionalText().max(40),
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

declare module '../base/realtime.ts' {
  interface RealtimeEvents {
    'cashier.transaction_updated': TransactionUpdated;
  }
}
