import type { CallOutput } from '../../contract/index.ts';
import { isoToMs } from '../../shared/dates/isoTime.ts';
import type { Money } from '../../shared/money/money.ts';
import { parseMoney } from '../../shared/money/moneyWire.ts';

type Wire = CallOutput<'GET responsible.getSettings'>;
type WireLimit = Wire['limits'][number];

export type LimitKind = WireLimit['kind'];
export type LimitPeriod = WireLimit['period'];

/** What a limit allows: money, or minutes of a session; both null for no limit. */
export interface LimitValue {
  readonly amount: Money | null;
  readonly minutes: number | null;
}

export interface Limit extends LimitValue {
  readonly kind: LimitKind;
  readonly period: LimitPeriod;
  /** What of it is used in the period that ends now. */
  readonly used: Money | null;
  /** The looser value that waits for its cool-off, and when it takes effect (epoch ms). */
  readonly pending: (LimitValue & { readonly effectiveAt: number }) | null;
}

/** What was played since the sign-in. Times in epoch ms. */
export interface Sitting {
  readonly startedAt: number;
  readonly wagered: Money;
  readonly won: Money;
  readonly net: Money;
  readonly realityCheckDueAt: number | null;
}

export interface ResponsibleSettings {
  readonly currency: string;
  readonly limits: readonly Limit[];
  readonly sitting: Sitting;
  readonly coolOffHours: number;
  readonly realityCheckMinutes: number;
  readonly timeOutDays: readonly number[];
  readonly selfExclusionMonths: readonly number[];
  readonly isDepositLimitPrompted: boolean;
}

const moneyOf = (wire: WireLimit['limit']): Money | null => (wire === null ? null : parseMoney(wire));

/** Maps the operator's answer; throws on an invalid amount or time. */
export function parseSettings({ currency, limits, session, options }: Wire): ResponsibleSettings {
  return {
    currency,
    limits: limits.map(parseLimit),
    sitting: {
      startedAt: moment(session.started_at),
      wagered: parseMoney(session.wagered),
      won: parseMoney(session.won),
      net: parseMoney(session.net),
      realityCheckDueAt: session.reality_check_due_at === null ? null : moment(session.reality_check_due_at),
    },
    coolOffHours: options.cool_off_hours,
    realityCheckMinutes: options.reality_check_minutes,
    timeOutDays: options.time_out_days,
    selfExclusionMonths: options.self_exclusion_months,
    isDepositLimitPrompted: options.is_deposit_limit_prompted,
  };
}

function parseLimit({ kind, period, limit, minutes, used, pending }: WireLimit): Limit {
  return {
    kind,
    period,
    amount: moneyOf(limit),
    minutes,
    used: moneyOf(used),
    pending: pending && {
      amount: moneyOf(pending.limit),
      minutes: pending.minutes,
      effectiveAt: moment(pending.effective_at),
    },
  };
}

function moment(iso: string): number {
  const ms = isoToMs(iso);
  if (ms === null) throw new TypeError(`not a time: ${iso}`);
  return ms;
}
