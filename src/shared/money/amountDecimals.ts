import { currencyDecimals } from './currencyDecimals.ts';
import type { Money } from './money.ts';

/**
 * Where an amount stands (9-11):
 * `player`: balances, stakes, wins and prices.
 * `precise`: the same where nothing may be cut off, such as a limit or what a balance is made of.
 * `total`: jackpots and totals.
 * `cashier`: payments and lists of them.
 */
export type AmountPlace = 'player' | 'precise' | 'total' | 'cashier';

const usualDecimals = 2;
/** Up to here trailing zeros are customary (12.500 KWD); beyond they are noise (1.500000000 TON). */
const customaryDecimals = 3;
/** Totals above this, in whole units of the currency, are shown without decimals. */
const bigTotal = 10_000n;

/**
 * 9-11: how many decimals an amount is shown with; what does not fit is cut off, so that none looks larger than it is.
 * Money of players has none when what is shown of it is whole, else two, never one (none where the currency has none).
 * A total above 10,000 has none. `precise` has as many as the amount takes, two at least unless it is whole. The cashier
 * shows the currency's own: all of up to three, of a coin's up to nine those that the amount takes, two at least.
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
