import { array, number, object, string } from 'yup';
import { depositLimit } from './cashier/cashier.ts';
import { endpoint } from './base/endpoint.ts';
import { done, flag, instant, integer, money, nothing, optionalText, text } from './base/schemas.ts';

export const limitKinds = ['deposit', 'loss', 'wager', 'session'] as const;
export const limitPeriods = ['day', 'week', 'month', 'session'] as const;
export const exclusionKinds = ['break', 'time_out', 'self_exclusion'] as const;

/** One limit that the player has set. `limit` is null for none, and for the session limit, which is in minutes. */
const limit = object({
  kind: string().oneOf(limitKinds).defined(),
  period: string().oneOf(limitPeriods).defined(),
  limit: money().nullable().defined(),
  minutes: number().integer().nullable().defined(),
  /** What of it is used in the period that ends now; null for the session limit, and where a former currency has no rate. */
  used: money().nullable().defined(),
  /** The looser value that waits for its cool-off; its `limit` and `minutes` are null when the limit ends then. */
  pending: object({
    limit: money().nullable().defined(),
    minutes: number().integer().nullable().defined(),
    effective_at: instant(),
  })
    .nullable()
    .defined(),
});

/** What a player has set to stay in control, and what they can choose. Times by the operator's clock. */
export const responsibleSettings = object({
  currency: text(),
  limits: array(limit.defined()).defined(),
  session: object({
    started_at: instant(),
    /** Staked, won and the net result since the sign-in; negative when lost. */
    wagered: money(),
    won: money(),
    net: money(),
    reality_check_due_at: string().nullable().defined(),
  }).defined(),
  options: object({
    cool_off_hours: integer(),
    reality_check_minutes: integer(),
    time_out_days: array(integer()).defined(),
    self_exclusion_months: array(integer()).defined(),
    /** Before the first deposit the market asks for a deposit limit, and none is set. */
    is_deposit_limit_prompted: flag(),
  }).defined(),
  server_time: instant(),
}).defined();

export const responsible = {
  getSettings: endpoint('GET', 'responsible.getSettings', nothing(), responsibleSettings, { access: 'player' }),
  /**
   * A stricter limit is in force at once, a looser one after the cool-off. An empty `amount` removes the limit; for the
   * session limit it is a number of minutes.
   */
  setLimit: endpoint(
    'POST',
    'responsible.setLimit',
    object({
      kind: string().oneOf(limitKinds).required(),
      period: string().oneOf(limitPeriods).required(),
      amount: optionalText().max(40),
    }),
    responsibleSettings,
    { access: 'player' },
  ),
  /** `length`: days of a time-out, months of a self-exclusion, ignored for a break of 24 h. Ends every session. */
  exclude: endpoint(
    'POST',
    'responsible.exclude',
    object({
      kind: string().oneOf(exclusionKinds).required(),
      length: number().integer().min(0).max(600).default(0).defined(),
    }),
    object({ until: instant() }).defined(),
    { access: 'player' },
  ),
  /** The player has seen how long and with which result they have played. */
  checkReality: endpoint('POST', 'responsible.checkReality', nothing(), done(), { access: 'player' }),
  /** 7-13: the tightest deposit limit; null for none (3-55). */
  getDepositLimit: endpoint('GET', 'account.getDepositLimit', nothing(), depositLimit.nullable().defined(), {
    access: 'player',
  }),
};
