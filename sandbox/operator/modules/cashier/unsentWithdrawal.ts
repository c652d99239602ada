import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { Payment } from './paymentsRepository.ts';

/** Delay in ms before a withdrawal is sent in markets where the player may cancel it. */
export const CANCEL_WINDOW_MS = 5 * 60_000;

/** Whether the payment is a withdrawal that was never sent to the vendor. */
export function isUnsent({ type, status, sent_at: sentAt }: Payment): boolean {
  return type === 'withdrawal' && status === 'pending' && sentAt === null;
}

/** 7-45: whether its player may take it back now. */
export function canCancel(payment: Payment, policy: Pick<MarketPolicy, 'can_cancel_withdrawal'>): boolean {
  return policy.can_cancel_withdrawal && !payment.is_binding && isUnsent(payment);
}

/** From when it may be sent, apart from its review: at once, or after the cancel window. */
export function sendableAt(payment: Payment, policy: Pick<MarketPolicy, 'can_cancel_withdrawal'>): Date {
  const waits = policy.can_cancel_withdrawal && !payment.is_binding;
  return new Date(payment.created_at.getTime() + (waits ? CANCEL_WINDOW_MS : 0));
}

/** Whether the withdrawal is to be sent now. What the vendor may have already is always due. */
export function isDue(payment: Payment, policy: MarketPolicy, now: Date): boolean {
  if (payment.type !== 'withdrawal' || payment.status !== 'pending') return false;
  if (!isUnsent(payment)) return true;
  const isReviewed = payment.review === 'none' || payment.review === 'approved';
  return isReviewed && sendableAt(payment, policy) <= now;
}
