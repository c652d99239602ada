import { isIban } from '../../../../src/shared/validation/iban.ts';
import { hasLuhnChecksum } from '../../../../src/shared/validation/cardNumber.ts';
import { parseOrderAmount } from '../../../../src/shared/money/parseAmountText.ts';
import { decimalText } from '../../../../src/shared/money/decimalText.ts';
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import type { FieldError } from '../../../../src/contract/index.ts';
import { invalidParameters } from '../../edge/OperatorError.ts';
import { findMethod } from './methods.ts';
import type { CashierMethod, Limits } from './methods.ts';

export interface Order {
  readonly method: CashierMethod;
  readonly amount: bigint;
}

interface OrderInput {
  readonly method: string;
  readonly amount: string;
  readonly currency: string;
}

/** Validates method, currency and amount of a deposit or withdrawal. Throws InvalidParameterException. */
export function demandOrder(
  input: OrderInput,
  currency: string,
  { limits, isOffered }: { readonly limits: Limits; readonly isOffered: (method: CashierMethod) => boolean },
  more: Readonly<Record<string, FieldError[]>> = {},
): Order {
  const known = findMethod(input.method);
  const method = known !== null && isOffered(known) ? known : null;
  const read = parseOrderAmount(input.amount, currency);
  const amount = read.ok ? read.money.minor : null;
  const amountFault = amountError(amount, currency, limits);
  const faults = {
    ...(method === null ? { method: [{ code: 'wrongField' }] } : {}),
    ...(input.currency === currency ? {} : { currency: [{ code: 'wrongField' }] }),
    ...(amountFault === null ? {} : { amount: [amountFault] }),
    ...more,
  };
  if (method === null || amount === null || Object.keys(faults).length > 0) throw invalidParameters(faults);
  return { method, amount };
}

/** 5-26: wrongField for an invalid amount, sumError with both bounds for one outside of them. */
function amountError(amount: bigint | null, currency: string, { min, max }: Limits): FieldError | null {
  if (amount === null) return { code: 'wrongField' };
  if (amount >= min && amount <= max) return null;
  const decimals = currencyDecimals(currency);
  return { code: 'sumError', params: { min: decimalText(min, decimals), max: decimalText(max, decimals), currency } };
}

/** Normalised requisites: a card number with a valid checksum, or an IBAN; null when they are neither. */
export function cleanRequisites(method: string, requisites: string): string | null {
  const compact = requisites.replaceAll(/[\s-]/g, '').toUpperCase();
  if (method === 'card') return /^\d{12,19}$/.test(compact) && hasLuhnChecksum(compact) ? compact : null;
  return isIban(compact) ? compact : null;
}

/** 5-52: for a card 6 digits, three dots, 4 digits; for an account the first 4 and last 4 characters. */
export function maskRequisites(method: string, requisites: string): string {
  return `${requisites.slice(0, method === 'card' ? 6 : 4)}...${requisites.slice(-4)}`;
}
