import { isApiError } from '../../../lib/errors.ts';
import type { PendingCall } from '../../../kernel/spending/PendingCalls.ts';
import { formatMoney } from '../../../shared/money/formatMoney.ts';
import type { FormField } from '../../../kernel/forms/FormStore.ts';
import { readMoney } from '../depositRules.ts';
import type { DepositRequest } from './depositApi.ts';
import type { DescribedMethod } from './methodContent.ts';
import type { DepositOffer } from './offerRules.ts';

/** The order of a call that a reload cut off; null if its record is not readable. */
export function leftOrder({ input: { method = '', amount = '', currency = '', offer } }: PendingCall) {
  const money = readMoney(amount, currency);
  if (money === null) return null;
  const order: DepositRequest = { method, amount: money, ...(offer === undefined ? {} : { offer }) };
  return order;
}

/** What was typed besides the amount is not stored: a call with such texts cannot be repeated. */
export const hasMore = (method: DescribedMethod | undefined): boolean =>
  method !== undefined && (method.fields.length > 0 || method.savedCards.length > 0);

/** The operator's bound of an offer is a plain decimal: the offer's own is formatted. */
export function tellBound(field: FormField, offer: DepositOffer | null, locale: string): void {
  const least = offer?.minDeposit;
  if (field.error?.code === 'belowMinDeposit' && least)
    field.refuse({ code: 'belowMinDeposit', params: { min: formatMoney(least, locale, 'precise') } });
}

export const isOverLimit = (error: unknown): boolean =>
  isApiError(error) && error.type === 'BillingDepositLimitExceededException';
