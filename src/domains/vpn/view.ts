import type { CallOutput } from '../../contract/index.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

export type WirePlan = CallOutput<'GET vpn.getShop'>['plans'][number];

/** A plan of the shop. */
export interface Plan {
  readonly id: string;
  readonly title: string;
  readonly description: string;
  readonly days: number;
  readonly devices: number;
  readonly price: Money;
  readonly perMonth: Money;
}

/** The player's subscription; times in epoch ms. */
export interface Subscription {
  readonly id: number;
  readonly plan: string;
  readonly status: 'waiting' | 'active';
  readonly startedAt: number | null;
  readonly endsAt: number | null;
  /** As the operator has written it: what a purchase says that the player has seen. */
  readonly seen: string;
  readonly isRenewed: boolean;
  readonly renewalPrice: Money;
  readonly renewalAt: number | null;
  readonly waitingDays: number;
  readonly configuration: string;
  readonly server: string;
}

export const parsePlan = (wire: WirePlan): Plan => ({
  id: wire.id,
  title: wire.title,
  description: wire.description,
  days: wire.days,
  devices: wire.devices,
  price: parseMoney(wire.price),
  perMonth: parseMoney(wire.per_month),
});

const moment = (text: string | null): number | null => (text === null ? null : (isoToMs(text) ?? null));

export function parseSubscription({
  subscription: wire,
}: Pick<CallOutput<'GET vpn.getSubscription'>, 'subscription'>): Subscription | null {
  if (wire === null) return null;
  return {
    id: wire.id,
    plan: wire.plan,
    status: wire.status,
    startedAt: moment(wire.started_at),
    endsAt: moment(wire.ends_at),
    seen: wire.ends_at ?? 'waiting',
    isRenewed: wire.is_auto_renewal,
    renewalPrice: parseMoney(wire.renewal_price),
    renewalAt: moment(wire.renewal_at),
    waitingDays: wire.waiting_days,
    configuration: wire.configuration,
    server: wire.server,
  };
}

const dayMs = 24 * 3_600_000;
/** The page's clock may be this far behind the operator's: a full day is not counted as a begun one more. */
const toleranceMs = 60_000;

/** The days left, the begun one included, and their part of the time that was delivered last, in percent. */
export function daysLeft(
  { startedAt, endsAt }: Pick<Subscription, 'startedAt' | 'endsAt'>,
  now: number,
): { readonly days: number; readonly percent: number } {
  if (startedAt === null || endsAt === null) return { days: 0, percent: 0 };
  const left = Math.max(0, endsAt - now);
  const whole = Math.max(1, endsAt - startedAt);
  return {
    days: Math.max(0, Math.ceil((left - toleranceMs) / dayMs)),
    percent: Math.min(100, Math.round((left / whole) * 100)),
  };
}
