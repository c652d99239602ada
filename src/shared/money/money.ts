/** An exact amount: whole minor units (cents, satoshi…) of one currency. Never a float. */
export type Money = { readonly minor: bigint; readonly currency: string };

/** Two amounts of different currencies were combined: a bug of the caller. */
export class CurrencyMismatchError extends Error {
  override readonly name = 'CurrencyMismatchError';

  constructor(left: string, right: string) {
    super(`Cannot combine ${left} with ${right}`);
  }
}

/** `minor` units of `currency`: money(1250n, 'USD') is 12.50 dollars. */
export function money(minor: bigint, currency: string): Money {
  return { minor, currency };
}

/** Zero in `currency`. */
export function zeroMoney(currency: string): Money {
  return money(0n, currency);
}

/** The exact sum. Throws CurrencyMismatchError when the currencies differ. */
export function addMoney(left: Money, right: Money): Money {
  demandSameCurrency(left, right);
  return money(left.minor + right.minor, left.currency);
}

/** The exact difference, which may be negative. Throws CurrencyMismatchError when the currencies differ. */
export function subtractMoney(left: Money, right: Money): Money {
  demandSameCurrency(left, right);
  return money(left.minor - right.minor, left.currency);
}

/** -1, 0 or 1 as `left` is less than, equal to or more than `right`. Throws CurrencyMismatchError. */
export function compareMoney(left: Money, right: Money): -1 | 0 | 1 {
  demandSameCurrency(left, right);
  if (left.minor === right.minor) return 0;
  return left.minor < right.minor ? -1 : 1;
}

function demandSameCurrency(left: Money, right: Money): void {
  if (left.currency !== right.currency) throw new CurrencyMismatchError(left.currency, right.currency);
}
