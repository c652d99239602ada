import type { ErrorType } from '../../contract/base/errors.ts';
import { needOf } from '../verification/face/needs/needOf.ts';
import type { Need } from '../verification/face/needs/needOf.ts';
import { isApiError } from '../../lib/errors.ts';

/** The messages above a cashier form: codes of `cashier:problem`. */
export const problemCodes = [
  'unavailable',
  'service',
  'declined',
  'withdrawalDeclined',
  'requisitesRefused',
  'signedOut',
  'tooMany',
  'failed',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What refuses a payment: something to do first (6-4), or a problem. */
export type CashierProblem =
  | { readonly code: 'need'; readonly need: Need }
  | {
      readonly code: ProblemCode;
      /** Seconds to wait, for `tooMany`. */
      readonly seconds: number;
    };

const byType: Partial<Readonly<Record<ErrorType, ProblemCode>>> = {
  BillingUnavailableException: 'unavailable',
  BillingServiceErrorException: 'service',
  BillingTransactionDeclinedException: 'declined',
  WithdrawalDeclinedException: 'withdrawalDeclined',
  RequisitesFraudulentException: 'requisitesRefused',
  AuthorizationException: 'signedOut',
  TooManyRequestsException: 'tooMany',
};

/** The message for a refused spending call (8-5..8-9); the operator's own text is not shown (8-28). */
export function cashierProblem(error: unknown): CashierProblem {
  if (!isApiError(error)) return { code: 'failed', seconds: 0 };
  const need = needOf(error);
  if (need !== null) return { code: 'need', need };
  return { code: byType[error.type] ?? 'failed', seconds: error.retryAfter ?? 60 };
}

/** Refusals that are shown at the amount field. */
export const amountRefusals: Partial<Readonly<Record<ErrorType, string>>> = {
  BillingDepositLimitExceededException: 'depositLimitExceeded',
  WithdrawalLimitsExceededException: 'withdrawalLimit',
  WithdrawalLimitsPeriodExceededException: 'withdrawalPeriodLimit',
};
