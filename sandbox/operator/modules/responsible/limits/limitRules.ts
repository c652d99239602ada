/** Pure rules of the limits that players set for themselves. */

export const amountKinds = ['deposit', 'loss', 'wager'] as const;
export type AmountKind = (typeof amountKinds)[number];
export type LimitKind = AmountKind | 'session';

export const amountPeriods = ['day', 'week', 'month'] as const;
export type AmountPeriod = (typeof amountPeriods)[number];
export type LimitPeriod = AmountPeriod | 'session';

/** One value of a limit: minor units, or minutes of a session; null is no limit. */
export type LimitValue = bigint | null;

const DAY_MS = 24 * 3_600_000;
const periodDays: Readonly<Record<AmountPeriod, number>> = { day: 1, week: 7, month: 30 };

/**
 * The start of the window that ends at `now`. Windows are rolling and measured in hours, so neither a change of the
 * clocks nor the length of a month nor the player's time zone changes what a limit allows.
 */
export function windowStart(period: AmountPeriod, now: Date): Date {
  return new Date(now.getTime() - periodDays[period] * DAY_MS);
}

/** Whether `next` allows more than `current`: such a change waits for the cool-off. */
export function isLooser(current: LimitValue, next: LimitValue): boolean {
  if (current === null) return false;
  return next === null || next > current;
}

/** When a change takes effect: a stricter or first limit at once, a looser one after the cool-off. */
export function effectiveAt(current: LimitValue, next: LimitValue, now: Date, coolOffHours: number): Date {
  return isLooser(current, next) ? new Date(now.getTime() + coolOffHours * 3_600_000) : now;
}

/** What is left of a limit; never negative. */
export function left(limit: bigint, used: bigint): bigint {
  return limit > used ? limit - used : 0n;
}
