import type { ErrorType } from '../../contract/errors.ts';
import { isApiError } from '../../lib/errors.ts';

/** The messages above a cashier form: codes of `cashier:problem`. */
export const problemCodes = [
  'unavailable',
  'service',
  'declined',
  'withdrawalDeclined',
  'freshLaunch',
  'needDeposit',
  'needProfile',
  'needContact',
  'needVerification',
  'requisitesOnCheck',
  'requisitesRefused',
  'signedOut',
  'tooMany',
  'failed',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

export interface CashierProblem {
  readonly code: ProblemCode;
  /** Seconds to wait, for `tooMany`. */
  readonly seconds: number;
}

const byType: Partial<Readonly<Record<ErrorType, ProblemCode>>> = {
  BillingUnavailableException: 'unavailable',
  BillingServiceErrorException: 'service',
  BillingTransactionDeclinedException: 'declined',
  WithdrawalDeclinedException: 'withdrawalDeclined',
  UserNeedDepositException: 'needDeposit',
  UserNeedProfileDataException: 'needProfile',
  UserNeedConfirmContactException: 'needContact',
  KycUserProfileException: 'needVerification',
  KycWithdrawalException: 'needVerification',
  IdentityVerificationProviderRequiredException: 'needVerification',
  RequisitesOnVerificationException: 'requisitesOnCheck',
  RequisitesValidationRequiredException: 'needVerification',
  RequisitesFraudulentException: 'requisitesRefused',
  AuthorizationException: 'signedOut',
  TooManyRequestsException: 'tooMany',
};

/** The message for a refused spending call (8-5..8-9); the operator's own text is not shown (8-28). */
export function cashierProblem(error: unknown): CashierProblem {
  if (!isApiError(error)) return { code: 'failed', seconds: 0 };
  if (error.data['reason'] === 'fresh_launch_required') return { code: 'freshLaunch', seconds: 0 };
  return { code: byType[error.type] ?? 'failed', seconds: error.retryAfter ?? 60 };
}

/** Refusals that are shown at the amount field. */
export const amountRefusals: Partial<Readonly<Record<ErrorType, string>>> = {
  BillingDepositLimitExceededException: 'depositLimitExceeded',
  WithdrawalLimitsExceededException: 'withdrawalLimit',
  WithdrawalLimitsPeriodExceededException: 'withdrawalPeriodLimit',
};
