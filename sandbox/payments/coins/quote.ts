import { fromUnits, toUnits } from '../decimals.ts';
import { coinTraits } from './coins.ts';
import type { Coin } from './coins.ts';

/** The vendor's prices: dollars for one coin, and units of a currency for one dollar. */
const dollarsPerCoin: Readonly<Record<string, string>> = { BTC: '64000', TON: '5.2' };
const unitsPerDollar: Readonly<Record<string, string>> = { USD: '1', EUR: '0.9', JPY: '150', KWD: '0.3' };

/** Decimals of a quoted rate. */
const RATE_SCALE = 6;
/** Scale of the steps before it, so that the rate alone is rounded. */
const FINE = 18;
const FINE_ONE = 10n ** BigInt(FINE);

/** The price moves by a hundredth of a percent each minute, 1 % up and down again, so that a locked rate is seen to be. */
const MINUTE_MS = 60_000;
const SWING = 100;
const BASIS = 10_000n;

export interface Quote {
  /** What has to be paid, in the coin, exactly. */
  readonly amount: string;
  /** Units of the account's currency for one coin. */
  readonly rate: string;
}

/** Quotes an amount in a coin at this time; null for a currency without a price. The coin's amount is rounded up. */
export function quote(coin: Coin, amount: string, currency: string, now: Date): Quote | null {
  if (currency === coin) return { amount, rate: '1' };
  const rate = rateOf(coin, currency, now);
  if (rate === null) return null;
  const { decimals } = coinTraits[coin];
  // The amount has `FINE` decimals at most; with the rate's decimals added, the division gives the coin's.
  const numerator = toUnits(amount, FINE) * 10n ** BigInt(decimals + RATE_SCALE);
  const denominator = rate * FINE_ONE;
  return {
    amount: fromUnits((numerator + denominator - 1n) / denominator, decimals),
    rate: fromUnits(rate, RATE_SCALE),
  };
}

/** In units of 10^-RATE_SCALE. */
function rateOf(coin: Coin, currency: string, now: Date): bigint | null {
  const price = priceOf(coin);
  const perDollar = Object.hasOwn(unitsPerDollar, currency) ? unitsPerDollar[currency] : undefined;
  const other = priceOf(currency);
  const moved = (price ?? 0n) * BigInt(swing(now));
  const scale = 10n ** BigInt(RATE_SCALE);
  if (perDollar !== undefined) return (moved * toUnits(perDollar, FINE) * scale) / (BASIS * FINE_ONE * FINE_ONE);
  return other === null ? null : (moved * scale) / (BASIS * other);
}

const priceOf = (code: string): bigint | null => {
  const price = Object.hasOwn(dollarsPerCoin, code) ? dollarsPerCoin[code] : undefined;
  return price === undefined ? null : toUnits(price, FINE);
};

/** Factor of the minute in units of 1/BASIS: a triangle between 1 − 1 % and 1 + 1 %. */
function swing(now: Date): number {
  const place = Math.floor(now.getTime() / MINUTE_MS) % (4 * SWING);
  const height = place <= 2 * SWING ? place : 4 * SWING - place;
  return Number(BASIS) - SWING + height;
}
