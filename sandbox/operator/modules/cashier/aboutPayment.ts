import { minorUnits } from '../../ledger/amounts.ts';
import type { Payment } from './paymentsRepository.ts';
import type { Ending } from './paymentStatus.ts';

/** A reported end of a payment: by the vendor's webhook, the vendor's API or the operator itself. */
export interface Told {
  readonly ending: Ending;
  readonly amount: string;
  readonly currency: string;
  readonly reason: string;
}

/** applied: changed the payment · ignored: known · refused: invalid · conflict: contradicts its final status. */
export interface Verdict {
  readonly outcome: 'applied' | 'ignored' | 'refused' | 'conflict';
  readonly reason: string;
}

/** The answer to what is told of a payment that is not ours, or not of this sum. */
export const refusalOf = (payment: Payment | null, type: Payment['type']): Verdict => ({
  outcome: 'refused',
  reason: payment?.type === type ? 'wrong amount or currency' : 'unknown payment',
});

/** Whether what is told is about this payment: a message about another sum is never believed. */
export function isAbout(
  payment: Payment | null,
  type: Payment['type'],
  { amount, currency }: Omit<Told, 'ending'>,
): payment is Payment {
  return (
    payment !== null &&
    payment.type === type &&
    payment.currency === currency &&
    minorUnits(amount, currency) === payment.amount
  );
}
