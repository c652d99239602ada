import type { PaymentStatus } from './paymentsRepository.ts';

/** Ended, and no money has moved. */
export const isUnpaid = (status: PaymentStatus): boolean => status === 'failed' || status === 'cancelled';

/** I5: a payment never leaves these. */
export function isFinal(status: PaymentStatus): boolean {
  return isUnpaid(status) || status === 'succeeded' || status === 'returned';
}
