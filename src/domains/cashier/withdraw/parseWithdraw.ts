import type { CallOutput } from '../../../contract/index.ts';
import { isErrorType } from '../../../contract/base/errors.ts';
import { needOf } from '../../verification/face/needs/needOf.ts';
import type { Need } from '../../verification/face/needs/needOf.ts';
import { ApiError } from '../../../lib/errors.ts';
import { isoToMs } from '../../../shared/dates/isoTime.ts';
import { money } from '../../../shared/money/money.ts';
import type { Money } from '../../../shared/money/money.ts';
import { parseMoney } from '../../../shared/money/moneyWire.ts';
import { parseMethod } from '../parseCashier.ts';
import type { PaymentMethod } from '../parseCashier.ts';
import { destinationKind } from '../destinationKind.ts';
import type { DestinationKind } from '../destinationKind.ts';

type Wire = CallOutput<'GET cashier.getwithdrawsettings'>;
type WireTimeline = CallOutput<'GET cashier.getwithdrawal'>;
type WireLock = Wire['locked'][number];

/** How long the last payments took: the median in seconds, of so many. */
export type Median = NonNullable<Wire['methods'][number]['median']>;

export interface WithdrawMethod extends PaymentMethod {
  readonly requisites: DestinationKind;
  readonly needsHolder: boolean;
  readonly median: Median | null;
}

export interface Lock {
  readonly reason: WireLock['reason'];
  /** Zero: the money above needs this as well. */
  readonly amount: Money;
  /** What the player has to do, where it is one of the needs of 6-4. */
  readonly need: Need | null;
  readonly period: string;
  readonly bound: Money | null;
  /** By the operator's clock, in ms; null if it does not end by itself. */
  readonly until: number | null;
  readonly link: string;
}

export interface PeriodLimit {
  readonly period: 'day' | 'week' | 'month';
  readonly limit: Money;
  readonly left: Money;
  readonly until: number | null;
}

export interface SavedDestination {
  readonly id: string;
  readonly method: string;
  /** Masked by the operator. */
  readonly requisites: string;
  readonly holder: string;
  readonly status: Wire['destinations'][number]['status'];
  readonly until: number | null;
  /** When this card was paid with, ISO 8601; null for a destination of an earlier withdrawal. */
  readonly paidAt: string | null;
}

export interface CancelLock {
  readonly isOffered: boolean;
  readonly isOn: boolean;
  readonly endsAt: number | null;
}

export interface WithdrawSettings {
  readonly currency: string;
  readonly total: Money;
  readonly available: Money;
  /** The sum of what is locked: the total without what is available. */
  readonly lockedSum: Money;
  readonly locked: readonly Lock[];
  readonly operationLimit: Money | null;
  /** More than this is looked at by a person before it leaves. */
  readonly reviewAbove: Money | null;
  readonly periods: readonly PeriodLimit[];
  readonly methods: readonly WithdrawMethod[];
  /** The method to begin with, before others; not all are offered. */
  readonly usedMethods: readonly string[];
  readonly destinations: readonly SavedDestination[];
  readonly cancelLock: CancelLock;
}

const msOf = (text: string | null): number | null => (text === null ? null : isoToMs(text));

export function parseWithdrawSettings(wire: Wire): WithdrawSettings {
  const total = parseMoney(wire.total);
  const available = parseMoney(wire.available);
  return {
    currency: wire.currency,
    total,
    available,
    lockedSum: money(total.minor - available.minor, total.currency),
    locked: wire.locked.map(parseLock),
    operationLimit: wire.limits.operation === null ? null : parseMoney(wire.limits.operation),
    reviewAbove: wire.limits.review_above === null ? null : parseMoney(wire.limits.review_above),
    periods: wire.limits.periods.map(({ period, limit, left, until }) => ({
      period,
      limit: parseMoney(limit),
      left: parseMoney(left),
      until: msOf(until),
    })),
    methods: wire.methods.map((method) => ({
      ...parseMethod(method),
      requisites: destinationKind(method.requisites_label),
      needsHolder: method.needs_holder,
      median: method.median,
    })),
    usedMethods: wire.used_methods,
    destinations: wire.destinations.map(({ id, method, requisites, holder, status, until, paid_at: paidAt }) => ({
      id,
      method,
      requisites,
      holder,
      status,
      until: msOf(until),
      paidAt,
    })),
    cancelLock: parseCancelLock(wire.cancel_lock),
  };
}

export const parseCancelLock = (wire: Wire['cancel_lock']): CancelLock => ({
  isOffered: wire.is_offered,
  isOn: wire.is_on,
  endsAt: msOf(wire.ends_at),
});

/** The lock is a refusal told in advance, so its need is read as a refusal's is. */
function parseLock(wire: WireLock): Lock {
  const data = {
    fields: wire.fields,
    contact_type: wire.contact,
    status: wire.status,
    external_action_id: wire.action_id,
    reason: wire.reason,
  };
  return {
    reason: wire.reason,
    amount: parseMoney(wire.amount),
    need: isErrorType(wire.error) ? needOf(new ApiError(wire.error, 422, data, '')) : null,
    period: wire.period,
    bound: wire.bound === null ? null : parseMoney(wire.bound),
    until: msOf(wire.until),
    link: wire.link,
  };
}

export interface TimelineStep {
  readonly id: WireTimeline['steps'][number]['id'];
  readonly owner: WireTimeline['steps'][number]['owner'];
  readonly state: WireTimeline['steps'][number]['state'];
  readonly since: number | null;
  readonly endedAt: number | null;
  readonly until: number | null;
  readonly median: Median | null;
  readonly reason: string;
}

export interface Timeline {
  readonly transaction: string;
  readonly steps: readonly TimelineStep[];
  /** The payment service's own id of it; empty before it has it. */
  readonly reference: string;
}

export function parseTimeline({ transaction, steps, reference }: WireTimeline): Timeline {
  return {
    transaction,
    reference,
    steps: steps.map(({ id, owner, state, since, ended_at: endedAt, until, median, reason }) => ({
      id,
      owner,
      state,
      since: msOf(since),
      endedAt: msOf(endedAt),
      until: msOf(until),
      median,
      reason,
    })),
  };
}
