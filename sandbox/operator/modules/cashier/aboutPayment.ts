import { minorUnits } from '../../ledger/amounts.ts';
import type { Payment } from './paymentsRepository.ts';
import type { Told, Verdict } from './Settlement.ts';

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
