import { currencyDecimals } from './currencyDecimals.ts';
import { decimalText } from './decimalText.ts';
import { type Money, money } from './money.ts';

/** An amount on the wire: a plain decimal string with at most the decimals of its currency. */
export type WireMoney = { readonly amount: string; readonly currency: string };

/** A wire value is not an amount; the message says why. */
export class MoneyFormatError extends Error {
  override readonly name = 'MoneyFormatError';
}

const AMOUNT = /^(-?)(\d{1,30})(?:\.(\d{1,18}))?$/;
const CURRENCY = /^[A-Z][A-Z0-9]{2,7}$/;

/**
 * Parses a wire amount exactly; throws MoneyFormatError for anything else (exponents, grouping, a plus, other digits).
 * Zeros beyond the currency's decimals are dropped, any other digit there is refused: incoming money is never rounded.
 */
export function parseMoney(wire: WireMoney): Money {
  if (!CURRENCY.test(wire.currency)) throw new MoneyFormatError('The currency is not a code');
  const match = AMOUNT.exec(wire.amount);
  if (match === null) throw new MoneyFormatError('The amount is not a decimal number');
  const [, sign = '', whole = '', fraction = ''] = match;
  const decimals = currencyDecimals(wire.currency);
  if (/[1-9]/.test(fraction.slice(decimals))) throw new MoneyFormatError('The amount has too many decimals');
  const minor = BigInt(whole + fraction.slice(0, decimals).padEnd(decimals, '0'));
  return money(sign === '-' ? -minor : minor, wire.currency);
}

/** The amount on the wire, with all decimals of its currency: {amount: "12.50", currency: "USD"}. */
export function moneyToWire(value: Money): WireMoney {
  return { amount: decimalText(value.minor, currencyDecimals(value.currency)), currency: value.currency };
}
