export type PaymentStatus = 'pending' | 'processing' | 'succeeded' | 'failed' | 'cancelled' | 'returned';

/** What is told of an end: a deposit that succeeds may end `returned`. */
export type Ending = 'succeeded' | 'failed' | 'cancelled';

/**
 * Why an order is not credited, whatever is paid: its player has taken a break, their account is held, or it is above
 * their deposit limit.
 */
export type StopReason = 'excluded' | 'held' | 'deposit_limit';

/** Ended, and no money has moved. */
export const isUnpaid = (status: PaymentStatus): boolean => status === 'failed' || status === 'cancelled';

/** I5: a payment never leaves these. */
export function isFinal(status: PaymentStatus): boolean {
  return isUnpaid(status) || status === 'succeeded' || status === 'returned';
}
