import { array, object, string } from 'yup';
import { endpoint } from '../base/endpoint.ts';
import { flag, instant, integer, money, text } from '../base/schemas.ts';

/** Why a part of the player's money cannot be withdrawn now. */
export const lockReasons = [
  'registration',
  'deposit',
  'profile',
  'contact',
  'identity',
  'destination',
  'minimum',
  'operation',
  'period',
  'pending',
  'bonus',
  'vault',
] as const;

export const limitPeriodNames = ['day', 'week', 'month'] as const;

const moment = () => instant().nullable().defined();

/**
 * A part of the player's money that cannot be withdrawn now. `error` is the type of the refusal that an attempt meets,
 * and `error_data` of that has the same values as the fields here. An amount of zero: the money above needs this as well.
 */
const lock = object({
  reason: string().oneOf(lockReasons).defined(),
  error: text(),
  amount: money(),
  /** Missing profile data, by sysname. */
  fields: array(text()).defined(),
  /** The contact to confirm: email or phone; empty for other reasons. */
  contact: text(),
  /** The state of the identity check or of the destination's check; empty for other reasons. */
  status: text(),
  /** Id of the provider's action that shows whose a destination is (7-93); empty without one. */
  action_id: text(),
  /** day, week or month of a period's limit; empty for other reasons. */
  period: text(),
  /** The bound that the amount runs into: of a limit, or the least that a method pays out. */
  bound: money().nullable().defined(),
  /** When it ends, or begins to end, by itself. */
  until: moment(),
  /** A path of the site that mends it; empty if there is none. */
  link: text(),
});

/** How long the last payments of a kind took: the median in seconds, of `sample` payments. */
const duration = () => object({ seconds: integer(), sample: integer() }).nullable().defined();

/** A destination of an earlier withdrawal, or a card that was paid with. The full one never leaves the operator. */
const destination = object({
  id: text(),
  method: text(),
  requisites: text(),
  holder: text(),
  /** `ready`, or why it cannot be paid to: checking, to_show, refused. */
  status: string().oneOf(['ready', 'checking', 'to_show', 'refused']).defined(),
  until: moment(),
  /** When the player paid with this card, which the payment service has kept; null for an earlier destination. */
  paid_at: moment(),
});

/** The player has given up cancelling. Given up at once; after asking for it back it returns at `ends_at`. */
const cancelLock = object({
  /** Whether withdrawals can be cancelled here at all. */
  is_offered: flag(),
  is_on: flag(),
  ends_at: moment(),
});

const method = {
  requisites_label: text(),
  /** It also asks for the holder's name. */
  needs_holder: flag(),
  /** From the payment service's taking it over to its end. */
  median: duration(),
};

/** The part of the settings that belongs to withdrawals alone. */
export const withdrawalFacts = {
  /** Everything the player has in this currency: what is available and all that is locked. */
  total: money(),
  available: money(),
  locked: array(lock.defined()).defined(),
  limits: object({
    operation: money().nullable().defined(),
    /** More than this is looked at by a person before it leaves; null where nothing is. */
    review_above: money().nullable().defined(),
    periods: array(
      object({
        period: string().oneOf(limitPeriodNames).defined(),
        limit: money(),
        left: money(),
        /** When more of it is free again; null if nothing is used. */
        until: moment(),
      }).defined(),
    ).defined(),
  }).defined(),
  destinations: array(destination.defined()).defined(),
  cancel_lock: cancelLock.defined(),
};

export const withdrawalMethod = method;

export const stepStates = ['done', 'current', 'ahead', 'failed'] as const;
export const stepOwners = ['you', 'casino', 'service'] as const;

/** One clock of a withdrawal: who has it, since when, until when. */
const step = object({
  id: string().oneOf(['request', 'review', 'delivery']).defined(),
  owner: string().oneOf(stepOwners).defined(),
  state: string().oneOf(stepStates).defined(),
  since: moment(),
  ended_at: moment(),
  /** When it ends by itself at the latest, where that is known. */
  until: moment(),
  /** From the last withdrawals; null if they are too few to tell. */
  median: duration(),
  /** Code of what is waited for, or of why it failed; empty if nothing. */
  reason: text(),
});

export const withdrawals = {
  /** The three clocks of a withdrawal. InvalidParameterException at `transaction` if it is not the player's. */
  getwithdrawal: endpoint(
    'GET',
    'cashier.getwithdrawal',
    object({ transaction: text().required().max(64) }),
    object({
      transaction: text(),
      steps: array(step.defined()).defined(),
      /** The payment service's own id of it; empty before it has taken it over. */
      reference: text(),
      now: instant(),
    }).defined(),
    { access: 'player' },
  ),
  /** Gives cancelling up at once, or asks for it back, which takes effect later. */
  setwithdrawallock: endpoint(
    'POST',
    'cashier.setwithdrawallock',
    object({ is_on: flag().required() }),
    cancelLock.defined(),
    { access: 'player' },
  ),
  /** Forgets an earlier destination. Repeatable. */
  dropdestination: endpoint(
    'POST',
    'cashier.dropdestination',
    object({ destination: text().required().max(64) }),
    object({}).defined(),
    { access: 'player' },
  ),
};
