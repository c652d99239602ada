import { array, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { instant, integer, list, money, page, rowId, text } from './base/schemas.ts';

export const cashbackStatuses = ['active', 'paid_out', 'removed', 'expired'] as const;
export type CashbackStatus = (typeof cashbackStatuses)[number];

/** `period`: of the net losses of a week; `rake`: of the stakes of a day, whatever they won. */
export const cashbackKinds = ['period', 'rake'] as const;
export type CashbackKind = (typeof cashbackKinds)[number];

/** How a cashback comes about: main money that was staked and won from the start to the end, and what it comes to. */
const sum = {
  kind: string().oneOf(cashbackKinds).defined(),
  start_date: instant(),
  end_date: instant(),
  staked: money(),
  /** With wins of free spins, which are main money. */
  won: money(),
  /** Staked less won; 0 for a player who has won more. */
  lost: money(),
  /** Decimal text: of what was lost, for a week; of what was staked, for a day. */
  percent: text(),
  amount: money(),
};

/** 3-58: what a player gets back of their real losses of a period. `active` can be paid out. */
export const cashback = object({
  id: integer(),
  status: string().oneOf(cashbackStatuses).defined(),
  ...sum,
  description: object({ title: text(), text: text() }).defined(),
  /** Until when it can or could be paid out; null if nobody had to ask for it: it was paid by itself (4-25). */
  receiving_expired_at: string().nullable().defined(),
  paid_at: string().nullable().defined(),
}).defined();

const chosen = object({ cashback_id: rowId() });

/** 7-40 */
export const cashbacks = {
  /** 7-41; `fields` are the parts of the answer that are wanted, `items` and `running`: both if left out. */
  get: endpoint(
    'GET',
    'cashbacks.get',
    object({
      ...page(20),
      sort: string().oneOf(['end_date']).default('end_date').defined(),
      order: string().oneOf(['asc', 'desc']).default('desc').defined(),
      statuses: list(),
      fields: list(),
    }),
    object({
      /** Of all pages. */
      count: integer(),
      items: array(cashback).defined(),
      /** What the running week and day would give if they ended now. */
      running: array(object(sum).defined()).defined(),
    }).defined(),
    { access: 'player' },
  ),
  /** 7-42: pays it to the main balance, once. Wrong field `cashback_id`: unknownCashback, cashbackOver. */
  payout: endpoint('POST', 'cashbacks.payout', chosen, cashback, { access: 'player', spends: true }),
  /** 7-43: the player does not want it. */
  remove: endpoint('POST', 'cashbacks.remove', chosen, cashback, { access: 'player' }),
};

/** A cashback has been computed, or its status has changed. */
export interface CashbackChanged {
  readonly type: 'cashbacks.changed';
  readonly data: { readonly id: number; readonly status: CashbackStatus };
}

declare module './base/realtime.ts' {
  interface RealtimeEvents {
    'cashbacks.changed': CashbackChanged;
  }
}
