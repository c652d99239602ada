/**
 * Encryption of stored requisites (card numbers, accounts) with a key derived from REQUISITES_SECRET, bound to their
 * payment.
 */
import { openText, sealText } from '../../sealedText.ts';
import type { SealKey } from '../../sealedText.ts';

export interface Requisites {
  readonly paymentId: string;
  readonly text: string;
}

const keyOf = (secret: string, paymentId: string): SealKey => ({
  secret,
  purpose: 'croupier requisites',
  record: paymentId,
});

export function sealRequisites(secret: string, { paymentId, text }: Requisites): string {
  return sealText(keyOf(secret, paymentId), text);
}

/** The plain requisites of a payment. Throws if they were encrypted with another secret or for another payment. */
export function openRequisites(secret: string, { paymentId, text: stored }: Requisites): string {
  return openText(keyOf(secret, paymentId), stored);
}
