import { currencyDecimals } from './currencyDecimals.ts';
import type { Money } from './money.ts';

/**
 * Where an amount is shown (9-11). `player`: balances, stakes, wins and prices. `precise`: the same without cutting off
 * decimals, such as limits or parts of a balance. `total`: jackpots and totals. `cashier`: payments and lists of them.
 */
export type AmountPlace = 'player' | 'precise' | 'total' | 'cashier';

const usualDecimals = 2;
/** Up to here trailing zeros are shown (12.500 KWD); with more decimals they are dropped (1.500000000 TON). */
const customaryDecimals = 3;
/** Totals above this, in whole units of the currency, are shown without decimals. */
const bigTotal = 10_000n;

/**
 * 9-11: the number of decimals an amount is shown with; further decimals are cut off, so that it never looks larger
 * than it is. `player`: none if what is shown is whole, else two, never one (none if the currency has none). `total`:
 * none above 10,000. `precise`: as many as the amount needs, at least two unless it is whole. `cashier`: the currency's
 * own decimals if at most three; of a coin's up to nine as many as the amount needs, at least two.
 */
export function amountDecimals(value: Money, place: AmountPlace): number {
  const own = currencyDecimals(value.currency);
  switch (place) {
    case 'player':
      return shortDecimals(value.minor, own);
    case 'precise':
      return value.minor % 10n ** BigInt(own) === 0n ? 0 : ownDecimals(value.minor, own);
    case 'total':
      return absolute(value.minor) > bigTotal * 10n ** BigInt(own) ? 0 : shortDecimals(value.minor, own);
    case 'cashier':
      return ownDecimals(value.minor, own);
  }
}

function shortDecimals(minor: bigint, own: number): number {
  const decimals = Math.min(usualDecimals, own);
  const shown = minor / 10n ** BigInt(own - decimals);
  return shown % 10n ** BigInt(decimals) === 0n ? 0 : decimals;
}

function ownDecimals(minor: bigint, own: number): number {
  if (own <= customaryDecimals) return own;
  let decimals = own;
  for (let rest = minor; decimals > usualDecimals && rest % 10n === 0n; rest /= 10n) decimals -= 1;
  return decimals;
}

const absolute = (minor: bigint): bigint => (minor < 0n ? -minor : minor);
