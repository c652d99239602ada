import { array, number, object, string } from 'yup';
import { endpoint } from './base/endpoint.ts';
import { flag, instant, integer, money, optionalFlag, optionalText, text } from './base/schemas.ts';

const plan = object({
  id: text(),
  title: text(),
  description: text(),
  days: integer(),
  /** Devices that may be connected at the same time. */
  devices: integer(),
  price: money(),
  /** The price divided by the plan's months, exactly. */
  per_month: money(),
}).defined();

/**
 * `waiting`: paid, and the vendor has not delivered it yet; the time begins with the delivery. One that has ended is not
 * told of any more.
 */
export const vpnStatuses = ['waiting', 'active'] as const;

const subscription = object({
  id: integer(),
  plan: text(),
  status: string().oneOf(vpnStatuses).defined(),
  /** The time that the ring of days left begins with; null before the delivery. */
  started_at: string().nullable().defined(),
  ends_at: string().nullable().defined(),
  is_auto_renewal: flag(),
  /** What the next renewal costs. */
  renewal_price: money(),
  /** From when on it is paid; null without auto-renewal and before the delivery. */
  renewal_at: string().nullable().defined(),
  /** An extension that is paid, or given, and has not reached the vendor yet: its days; 0 for none. */
  waiting_days: integer(),
  /** WireGuard's configuration, also the text of its QR code; empty before the delivery. */
  configuration: text(),
  server: text(),
}).defined();

const state = object({ subscription: subscription.nullable().defined(), server_time: instant() }).defined();

/** 7-100 */
export const vpn = {
  /** 7-102: the plans with their prices in the player's currency; for guests in the default one. */
  getShop: endpoint('GET', 'vpn.getShop', object({}), object({ plans: array(plan).defined() }).defined(), {
    access: 'any',
  }),
  /** 7-103 */
  getSubscription: endpoint('GET', 'vpn.getSubscription', object({}), state, { access: 'player' }),
  /**
   * 7-101: buys a plan from the main balance: a subscription, or more days of the one that runs. InvalidParameterException:
   * `unknownPlan` at `plan`; `priceChanged` at `amount`, with the new `price`; `insufficientFunds` at `amount`, with
   * what is `available`; `subscriptionChanged` at `seen` if another one runs by now than the page has shown.
   */
  createSubscription: endpoint(
    'POST',
    'vpn.createSubscription',
    object({
      plan: text().max(40),
      /** The price that the player has seen. */
      amount: text().max(40),
      currency: text().max(8),
      /** `ends_at` of the subscription that the player has seen; empty for none. */
      seen: optionalText().max(40),
      auto_renewal: optionalFlag(),
    }),
    state,
    { access: 'player', spends: true },
  ),
  /** 7-104. InvalidParameterException: `noSubscription` at `is_active`. */
  setAutoRenewalSubscription: endpoint(
    'POST',
    'vpn.setAutoRenewalSubscription',
    object({ is_active: number<0 | 1>().oneOf([0, 1]).required() }),
    state,
    { access: 'player' },
  ),
  /**
   * The configuration as a file. `path` answers once, without a session, until `expires_at` or the end of the session
   * that asks.
   */
  getFile: endpoint('POST', 'vpn.getFile', object({}), object({ path: text(), expires_at: instant() }).defined(), {
    access: 'player',
  }),
};

/** 4-67 */
export const vpnEvents = [
  'low_balance',
  'subscription_activated',
  'subscription_ends_soon',
  'subscription_ended',
  'auto_renewal_activated',
  'auto_renewal_deactivated',
  'auto_renewal_soon',
] as const;
export type VpnEventName = (typeof vpnEvents)[number];

export interface VpnEvent<Name extends VpnEventName = VpnEventName> {
  readonly type: `vpn.${Name}`;
  readonly data: { readonly subscription_id: number; readonly plan: string; readonly ends_at: string | null };
}

type VpnRealtimeEvents = { [Name in VpnEventName as `vpn.${Name}`]: VpnEvent<Name> };

declare module './base/realtime.ts' {
  interface RealtimeEvents extends VpnRealtimeEvents {}
}
