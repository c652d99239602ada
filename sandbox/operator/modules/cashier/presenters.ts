import type { OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { DepositLimit } from './depositLimit.ts';
import { findMethod } from './methods.ts';
import type { CashierMethod, Limits } from './methods.ts';
import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { Payment } from './paymentsRepository.ts';
import { isUnsent } from './unsentWithdrawal.ts';

type Transaction = OutputOf<typeof cashier.gethistory>['items'][number];

export function presentTransaction(payment: Payment, policy: MarketPolicy): Transaction {
  return {
    id: payment.id,
    type: payment.type,
    status: payment.status,
    amount: wireMoney(payment.amount, payment.currency),
    fee: wireMoney(payment.fee, payment.currency),
    method: payment.method,
    method_name: findMethod(payment.method)?.name ?? payment.method,
    requisites: payment.requisites,
    reason: payment.reason,
    can_cancel: policy.can_cancel_withdrawal && isUnsent(payment),
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
  };
}

/** The fields of a method common to deposit and withdrawal settings. */
export function presentMethod(
  method: CashierMethod,
  time: CashierMethod['depositTime'],
  limits: Limits,
  currency: string,
  vendorsUrl: string,
) {
  return {
    sysname: method.sysname,
    name: method.name,
    kind: method.kind,
    image: `${vendorsUrl}${method.image}`,
    min: wireMoney(limits.min, currency),
    max: wireMoney(limits.max, currency),
    fee_percent: '0',
    processing_time: time,
  };
}

export type WireDepositLimit = NonNullable<OutputOf<typeof cashier.getdepositsettings>['limit']>;

export function presentLimit(limit: DepositLimit): WireDepositLimit {
  return {
    available_amount: wireMoney(limit.available, limit.currency),
    limit_amount: wireMoney(limit.amount, limit.currency),
    period: limit.period,
    can_edit: true,
    expired_at: null,
  };
}
