import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { Payment } from './paymentsRepository.ts';

/** Delay in ms before a withdrawal is sent in markets where the player may cancel it. */
export const CANCEL_WINDOW_MS = 5 * 60_000;

/** Whether the payment is a withdrawal that was never sent to the vendor. */
export function isUnsent({ type, status, sent_at: sentAt }: Payment): boolean {
  return type === 'withdrawal' && status === 'pending' && sentAt === null;
}

/** Whether the withdrawal is to be sent now: at once, or after the cancel window. */
export function isDue(payment: Payment, { can_cancel_withdrawal: canCancel }: MarketPolicy, now: Date): boolean {
  if (payment.type !== 'withdrawal' || payment.status !== 'pending') return false;
  return !canCancel || !isUnsent(payment) || now.getTime() - payment.created_at.getTime() >= CANCEL_WINDOW_MS;
}
