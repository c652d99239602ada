import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { readMoney } from './depositRules.ts';
import type { Transaction } from './parseCashier.ts';
import { depositPath } from './paths.ts';

/** What of an address goes on with the player from form to form, besides where they came from. */
export const againQuery = ['offer', 'amount', 'currency'] as const;

/**
 * The form of a deposit that was not booked, with its method, its amount and its offer. What was typed besides is stored
 * nowhere.
 */
export function depositAgainPath({ method, amount, offer }: Pick<Transaction, 'method' | 'amount' | 'offer'>): string {
  const query = new URLSearchParams({ ...moneyToWire(amount) });
  if (offer !== '') query.set('offer', offer);
  return `${depositPath(method)}?${query.toString()}`;
}

/** The amount that an address asks for; null for none, or in another currency than the account's. */
export function amountAgain(search: string, currency: string): Money | null {
  const query = new URLSearchParams(search);
  if (query.get('currency') !== currency) return null;
  const amount = readMoney(query.get('amount') ?? '', currency);
  return amount !== null && amount.minor > 0n ? amount : null;
}
