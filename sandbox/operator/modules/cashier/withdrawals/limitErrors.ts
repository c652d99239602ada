/** The refusals of 8-6, with the bounds in their data: the page shows them before an amount is typed. */
import { OperatorError, invalidField } from '../../../OperatorError.ts';
import { wireMoney } from '../../../ledger/amounts.ts';
import type { Limits } from '../methods.ts';
import { sumError } from '../orderRules.ts';
import type { PeriodLimit } from './periodLimits.ts';

export function insufficientFunds(balance: bigint, currency: string): OperatorError {
  const available = wireMoney(balance, currency);
  const fault = { code: 'insufficientFunds', params: { available: available.amount, currency } };
  return new OperatorError('WithdrawalLimitsExceededException', 'The balance is lower than the amount', {
    amount: [fault],
    available,
  });
}

export function overOperation(most: bigint, currency: string): OperatorError {
  const bound = wireMoney(most, currency);
  return new OperatorError('WithdrawalLimitsExceededException', 'One withdrawal is limited', {
    amount: [{ code: 'operationLimit', params: { max: bound.amount, currency } }],
    bound,
  });
}

export function overPeriod({ period, limit, left, until }: PeriodLimit, currency: string): OperatorError {
  return new OperatorError('WithdrawalLimitsPeriodExceededException', 'The limit of a period is reached', {
    amount: [{ code: 'periodLimit', params: { max: wireMoney(left, currency).amount, currency } }],
    period,
    bound: wireMoney(limit, currency),
    left: wireMoney(left, currency),
    until: until?.toISOString() ?? null,
  });
}

/** 5-26, as an order of such an amount is refused. */
export function outOfBounds(limits: Limits, currency: string): OperatorError {
  const { code, params } = sumError(limits, currency);
  return invalidField('amount', code, params);
}
