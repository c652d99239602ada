import type { Market, Selection } from './types.ts';

/**
 * Margin of each kind of market: every selection of it returns 1 / (1 + margin) of its stakes in the long run, so the
 * inverse prices of selections that exclude each other and cover everything sum to 1 + margin. A double chance covers
 * every result twice, and its inverse prices sum to twice that.
 */
export const MARGINS: Readonly<Record<string, number>> = {
  result: 0.05,
  winner: 0.045,
  double_chance: 0.05,
  totals: 0.05,
  handicap: 0.05,
  both_score: 0.06,
  next_goal: 0.06,
  correct_score: 0.1,
  set_winner: 0.055,
  game_winner: 0.065,
  total_games: 0.055,
  games_handicap: 0.055,
  quarter_result: 0.07,
  quarter_totals: 0.06,
  period_result: 0.06,
  period_totals: 0.06,
};

/** Thousandths. A nearly certain selection still pays this much. */
export const LEAST_PRICE = 1010;
/** Thousandths. Beyond it a selection pays less than by its margin. */
export const MOST_PRICE = 1_000_000;
/** With less than this, a market is suspended. */
const LEAST_MARGIN = 0.01;

/**
 * The margin of a market whose likeliest selection has this probability: the stated one, or what lets that selection pay
 * the least price. Below LEAST_MARGIN no bets are taken.
 */
export const marginOf = (kind: string, likeliest: number): number =>
  Math.min(MARGINS[kind] ?? 0.06, 1000 / (LEAST_PRICE * likeliest) - 1);

/**
 * Prices are rounded down, and all selections of all markets of a match have probabilities from one distribution. So by
 * that distribution every combination of bets loses at least LEAST_MARGIN on average, and none wins for certain.
 */
export function priceOf(probability: number, margin: number): number {
  // The small part keeps 1000 / 0.5 and the like from being one thousandth too low by floating point.
  const price = Math.floor(1000 / (probability * (1 + margin)) + 1e-7);
  return Math.max(LEAST_PRICE, Math.min(MOST_PRICE, price));
}

export interface MarketKey {
  readonly kind: string;
  readonly line: number | null;
  readonly period: number | null;
}

/** A market of selections with their probabilities. */
export function pricedMarket(
  { kind, line, period }: MarketKey,
  chances: readonly (readonly [string, number])[],
  isDanger: boolean,
): Market {
  const likeliest = Math.max(...chances.map(([, chance]) => chance));
  const margin = marginOf(kind, likeliest);
  const isPriced = margin >= LEAST_MARGIN;
  const selections = chances.map(([key, probability]): Selection => ({
    key,
    probability,
    price: priceOf(probability, Math.max(margin, LEAST_MARGIN)),
  }));
  return {
    key: marketKeyOf({ kind, line, period }),
    kind,
    line,
    period,
    isSuspended: isDanger || !isPriced,
    selections,
  };
}

/** `kind`, `kind:line`, `kind:period` or `kind:period:line`. */
export const marketKeyOf = ({ kind, line, period }: MarketKey): string =>
  [kind, ...(period === null ? [] : [period]), ...(line === null ? [] : [line])].join(':');

/** Kinds whose first number is a period. */
const PERIOD_KINDS = new Set([
  'set_winner',
  'game_winner',
  'quarter_result',
  'quarter_totals',
  'period_result',
  'period_totals',
]);

/** The parts of a market's key, or null if it is none. */
export function parseMarketKey(key: string): MarketKey | null {
  const [kind = '', ...rest] = key.split(':');
  if (!Object.hasOwn(MARGINS, kind)) return null;
  const numbers = rest.map((text) => (/^-?\d+(\.\d+)?$/u.test(text) ? Number(text) : Number.NaN));
  if (numbers.some(Number.isNaN)) return null;
  const period = PERIOD_KINDS.has(kind) ? numbers.shift() : null;
  const line = numbers.shift() ?? null;
  if (period === undefined || numbers.length > 0) return null;
  const market = { kind, line, period };
  return marketKeyOf(market) === key ? market : null;
}
