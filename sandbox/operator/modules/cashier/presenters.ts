import type { OutputOf } from '../../../../src/contract/index.ts';
import type { cashier } from '../../../../src/contract/cashier/cashier.ts';
import { wireMoney } from '../../ledger/amounts.ts';
import type { DepositLimit } from './depositLimit.ts';
import { findMethod } from './methods.ts';
import type { CashierMethod, Limits } from './methods.ts';
import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { Payment } from './paymentsRepository.ts';
import { canCancel } from './unsentWithdrawal.ts';

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
    can_cancel: canCancel(payment, policy),
    kind: findMethod(payment.method)?.kind ?? 'hosted',
    can_resume: canResume(payment),
    is_reversed: payment.reversed_at !== null,
    campaign_offer_id: payment.campaign_offer_id ?? '',
    created_at: payment.created_at.toISOString(),
    updated_at: payment.updated_at.toISOString(),
  };
}

/** A deposit that was opened and waits for the player. */
export const canResume = ({ type, status, opened_at: openedAt, stopped_for: stopped }: Payment): boolean =>
  type === 'deposit' && status === 'pending' && openedAt !== null && stopped === null;

/** The fields of a method common to deposit and withdrawal settings. */
export function presentMethod(method: CashierMethod, limits: Limits, currency: string, vendorsUrl: string) {
  return {
    sysname: method.sysname,
    name: method.name,
    kind: method.kind,
    fields: method.fields.map(({ name, kind, isRequired }) => ({ name, kind, is_required: isRequired })),
    image: `${vendorsUrl}${method.image}`,
    min: wireMoney(limits.min, currency),
    max: wireMoney(limits.max, currency),
  };
}

export type WireDepositLimit = NonNullable<OutputOf<typeof cashier.getdepositsettings>['limit']>;

export function presentLimit(limit: DepositLimit): WireDepositLimit {
  return {
    available_amount: wireMoney(limit.available, limit.currency),
    limit_amount: wireMoney(limit.amount, limit.currency),
    period: limit.period,
    // Always: a stricter one is in force at once, a looser one after the cool-off.
    can_edit: true,
    expired_at: limit.endsAt?.toISOString() ?? null,
  };
}
