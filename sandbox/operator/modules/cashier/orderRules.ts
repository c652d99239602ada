import { parseOrderAmount } from '../../../../src/shared/money/parseAmountText.ts';
import { decimalText } from '../../../../src/shared/money/decimalText.ts';
import { currencyDecimals } from '../../../../src/shared/money/currencyDecimals.ts';
import type { Validator } from '../../../../src/shared/validation/validationError.ts';
import type { FieldError } from '../../../../src/contract/index.ts';
import { invalidParameters } from '../../OperatorError.ts';
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

interface Conditions {
  readonly limits: Limits & { readonly step?: bigint };
  readonly isOffered: (method: CashierMethod) => boolean;
  /** What the site's configuration demands of the amount (`amountRules`). */
  readonly demanded: Validator;
}

/** Validates method, currency and amount of a deposit or withdrawal. Throws InvalidParameterException. */
export function demandOrder(
  input: OrderInput,
  currency: string,
  { limits, isOffered, demanded }: Conditions,
  more: Readonly<Record<string, FieldError[]>> = {},
): Order {
  const known = findMethod(input.method);
  const method = known !== null && isOffered(known) ? known : null;
  const read = parseOrderAmount(input.amount, currency);
  const amount = read.ok ? read.money.minor : null;
  const amountFault = amountError(amount, currency, limits) ?? demanded(input.amount);
  const faults = {
    ...(method === null ? { method: [{ code: 'wrongField' }] } : {}),
    ...(input.currency === currency ? {} : { currency: [{ code: 'wrongField' }] }),
    ...(amountFault === null ? {} : { amount: [amountFault] }),
    ...more,
  };
  if (method === null || amount === null || Object.keys(faults).length > 0) throw invalidParameters(faults);
  return { method, amount };
}

/** 5-26: wrongField for an invalid amount, sumError with both bounds for one outside of them, wrongStep for no multiple. */
function amountError(
  amount: bigint | null,
  currency: string,
  { min, max, step = 1n }: Limits & { readonly step?: bigint },
): FieldError | null {
  if (amount === null) return { code: 'wrongField' };
  if (amount < min || amount > max) return sumError({ min, max }, currency);
  const params = { step: decimalText(step, currencyDecimals(currency)), currency };
  return amount % step === 0n ? null : { code: 'wrongStep', params };
}

/** 5-26: an amount outside of both bounds, which its params name. */
export function sumError({ min, max }: Limits, currency: string) {
  const decimals = currencyDecimals(currency);
  return { code: 'sumError', params: { min: decimalText(min, decimals), max: decimalText(max, decimals), currency } };
}
