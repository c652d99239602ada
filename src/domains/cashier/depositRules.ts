import { feeOf } from '../../shared/money/feeOf.ts';
import { compareMoney, subtractMoney } from '../../shared/money/money.ts';
import type { Money } from '../../shared/money/money.ts';
import { formatMoney } from '../../shared/money/formatMoney.ts';
import { MoneyFormatError, parseMoney } from '../../shared/money/moneyWire.ts';
import { parseSum } from '../../shared/money/parseAmountText.ts';
import { required } from '../../shared/validation/required.ts';
import { sum } from '../../shared/validation/sum.ts';
import type { FormError } from '../../kernel/forms/FormStore.ts';
import type { DepositLimit, DepositMethod, PaymentMethod } from './parseCashier.ts';

/** What the player pays, the fee, and what they get: the fee is deducted from the amount. */
export interface PaymentSummary {
  readonly pay: Money;
  readonly fee: Money;
  readonly get: Money;
}

export function summaryOf(amount: Money, percent: string): PaymentSummary {
  const fee = feeOf(amount, percent);
  return { pay: amount, fee, get: subtractMoney(amount, fee) };
}

/** The amount of a typed text, or null if it is not valid. */
export function typedAmount(text: string, currency: string, locale: string): Money | null {
  const amount = parseSum(text, currency, locale);
  return amount.ok ? amount.money : null;
}

/** The amount of a wire text, or null if it is not valid. */
export function readMoney(amount: string, currency: string): Money | null {
  try {
    return parseMoney({ amount, currency });
  } catch (error) {
    if (error instanceof MoneyFormatError) return null;
    throw error;
  }
}

/** Preset amounts within the method's bounds and the player's limit. */
export function presetsFor(method: DepositMethod, limit: DepositLimit | null): readonly Money[] {
  return method.presets.filter(
    (preset) =>
      compareMoney(preset, method.min) >= 0 &&
      compareMoney(preset, method.max) <= 0 &&
      isMultiple(preset, method.step) &&
      (limit === null || compareMoney(preset, limit.available) <= 0),
  );
}

/**
 * 5-26: checks the method's bounds; the currency's decimals are allowed. The error of an invalid amount contains an
 * example.
 */
export const amountError = (
  text: string,
  { min, max }: Pick<PaymentMethod, 'min' | 'max'>,
  locale: string,
): FormError | null => required('requiredField')(text) ?? sum({ min, max, locale })(text);

/** As `amountError`, a multiple of the method's step, and within the rest of the player's own deposit limit (3-55). */
export function depositError(
  text: string,
  method: Pick<DepositMethod, 'min' | 'max' | 'step'>,
  limit: DepositLimit | null,
  locale: string,
): FormError | null {
  const error = amountError(text, method, locale);
  const amount = error === null ? typedAmount(text, method.min.currency, locale) : null;
  if (amount === null) return error;
  if (!isMultiple(amount, method.step)) return stepError(method.step, locale);
  return limit !== null && compareMoney(amount, limit.available) > 0 ? limitError(limit, locale) : null;
}

const isMultiple = (amount: Money, step: Money): boolean => step.minor <= 0n || amount.minor % step.minor === 0n;

const stepError = (step: Money, locale: string): FormError => ({
  code: 'wrongStep',
  params: { step: formatMoney(step, locale, 'precise') },
});

export function limitError(limit: DepositLimit, locale: string): FormError {
  return { code: 'depositLimit', params: { max: formatMoney(limit.available, locale, 'precise') } };
}

/** As `amountError`, and at most what can be withdrawn now. */
export function withdrawError(text: string, method: PaymentMethod, available: Money, locale: string): FormError | null {
  const amount = typedAmount(text, method.min.currency, locale);
  if (amount !== null && amount.minor > 0n && compareMoney(amount, available) > 0)
    return { code: 'insufficientFunds', params: {} };
  return amountError(text, method, locale);
}

/** The operator's error of an amount with formatted bounds: it sends them as plain decimals, or not at all. */
export function refusedAmount(
  error: FormError,
  method: Pick<PaymentMethod, 'min' | 'max'> & Partial<Pick<DepositMethod, 'step'>>,
  locale: string,
): FormError {
  if (error.code === 'wrongStep' && method.step) return stepError(method.step, locale);
  const limitCodes = ['operationLimit', 'periodLimit'];
  if (error.code !== 'sumError' && !limitCodes.includes(error.code)) return error;
  const bound = (told: string | undefined, known: Money) =>
    formatMoney((told === undefined ? null : readMoney(told, known.currency)) ?? known, locale, 'precise');
  if (error.code !== 'sumError') return { code: error.code, params: { max: bound(error.params['max'], method.max) } };
  return {
    code: error.code,
    params: { min: bound(error.params['min'], method.min), max: bound(error.params['max'], method.max) },
  };
}
