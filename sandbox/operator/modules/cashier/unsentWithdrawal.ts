import type { MarketPolicy } from '../../market/marketPolicy.ts';
import type { Payment } from './paymentsRepository.ts';

/** Where a player may take a withdrawal back, it waits so long before it is sent. */
export const CANCEL_WINDOW_MS = 5 * 60_000;

/** A withdrawal of which the vendor cannot know. */
export function isUnsent({ type, status, sent_at: sentAt }: Payment): boolean {
  return type === 'withdrawal' && status === 'pending' && sentAt === null;
}

/** Whether the vendor is to be given it now: at once, or after the time in which it may be taken back. */
export function isDue(payment: Payment, { can_cancel_withdrawal: canCancel }: MarketPolicy, now: Date): boolean {
  if (payment.type !== 'withdrawal' || payment.status !== 'pending') return false;
  return !canCancel || !isUnsent(payment) || now.getTime() - payment.created_at.getTime() >= CANCEL_WINDOW_MS;
}
