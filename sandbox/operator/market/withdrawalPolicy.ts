/** What a market asks of withdrawals. Pure data: `modules/cashier/withdrawals` applies it. */
import { currencyDecimals } from '../../../src/shared/money/currencyDecimals.ts';
import type { Market } from '../../settings.ts';

export const withdrawalPeriods = ['day', 'week', 'month'] as const;
export type WithdrawalPeriod = (typeof withdrawalPeriods)[number];

/** Whether the player's identity is verified. */
export type WithdrawalLevel = 'basic' | 'verified';

/** The most that leaves the casino in one withdrawal, and in each period together. In dollars here. */
interface Bounds extends Readonly<Record<WithdrawalPeriod, number>> {
  readonly operation: number;
}

export interface WithdrawalPolicy {
  /** Whether a fresh proof of who the player is is asked for on the website; in the messenger it always is. */
  readonly needs_proof: boolean;
  /** Amounts above this wait for the casino's desk, in dollars; null for none. */
  readonly review_above: number | null;
  /** The desk has decided after this time, in ms. */
  readonly review_ms: number;
  readonly limits: Readonly<Record<WithdrawalLevel, Bounds>> | null;
}

const MINUTE_MS = 60_000;

const strict: WithdrawalPolicy = {
  needs_proof: true,
  review_above: 1000,
  review_ms: 2 * MINUTE_MS,
  limits: {
    basic: { operation: 2500, day: 2500, week: 5000, month: 10_000 },
    verified: { operation: 5000, day: 10_000, week: 25_000, month: 50_000 },
  },
};

const policies: Readonly<Record<Market, WithdrawalPolicy>> = {
  strict,
  open: strict,
  // Benchmarks withdraw without end.
  bench: { needs_proof: false, review_above: null, review_ms: 0, limits: null },
};

export const withdrawalPolicy = (market: Market): WithdrawalPolicy => policies[market];

/** Units of a currency for so many dollars: round amounts, no conversion. Other currencies count like the dollar. */
const scales: Readonly<Record<string, readonly [units: bigint, dollars: bigint]>> = {
  JPY: [150n, 1n],
  KWD: [3n, 10n],
  TON: [3n, 10n],
};

/** Amounts above this wait for the casino's desk, in minor units; null where none does. */
export function reviewAbove(market: Market, currency: string): bigint | null {
  const { review_above: above } = withdrawalPolicy(market);
  return above === null ? null : policyAmount(above, currency);
}

/** An amount of this policy in minor units of the currency. */
export function policyAmount(dollars: number, currency: string): bigint {
  const [units, per] = scales[currency] ?? [1n, 1n];
  return (BigInt(dollars) * 10n ** BigInt(currencyDecimals(currency)) * units) / per;
}
