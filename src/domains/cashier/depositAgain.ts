import { moneyToWire } from '../../shared/money/moneyWire.ts';
import type { Money } from '../../shared/money/money.ts';
import { readMoney } from './depositRules.ts';
import type { Transaction } from './parseCashier.ts';
import { depositPath } from './paths.ts';

/** What of an address goes on with the player from form to form, besides where they came from. */
export const againQuery = ['offer', 'amount', 'currency'] as const;

type Lost = Pick<Transaction, 'method' | 'amount' | 'offer' | 'status'>;

/** What went back for a break or a limit is not suggested again. */
export const isSuggestedAgain = ({ status }: Pick<Transaction, 'status'>): boolean => status !== 'returned';

/** Why the house ends a deposit that nobody has paid: its player has taken a break, is held, or has set a limit. */
const stopReasons: ReadonlySet<string> = new Set(['excluded', 'held', 'deposit_limit']);

/** A deposit that has come to nothing, by its method or its player; what the house has stopped is not suggested again. */
export const isLostDeposit = ({ type, status, reason }: Pick<Transaction, 'type' | 'status' | 'reason'>): boolean =>
  type === 'deposit' && (status === 'failed' || status === 'cancelled') && !stopReasons.has(reason);

/**
 * The form of a deposit that was not booked, with its method, its amount and its offer, and with the place that its
 * payment leads back to, if there is one. What was typed besides is stored nowhere.
 */
export function depositAgainPath(deposit: Lost, returnPath: string | null = null): string {
  const { method, amount, offer } = deposit;
  const isSuggested = isSuggestedAgain(deposit);
  const query = new URLSearchParams(isSuggested ? { ...moneyToWire(amount) } : {});
  if (isSuggested && offer !== '') query.set('offer', offer);
  if (returnPath !== null) query.set('backUrl', returnPath);
  return query.size === 0 ? depositPath(method) : `${depositPath(method)}?${query.toString()}`;
}

/** The amount that an address asks for; null for none, or in another currency than the account's. */
export function amountAgain(search: string, currency: string): Money | null {
  const query = new URLSearchParams(search);
  if (query.get('currency') !== currency) return null;
  const amount = readMoney(query.get('amount') ?? '', currency);
  return amount !== null && amount.minor > 0n ? amount : null;
}
