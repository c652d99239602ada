import { randomBytes } from 'node:crypto';

/** An id that nobody can guess and everybody can spell: 24 hexadecimal digits. */
export function newPaymentId(): string {
  return `p_${randomBytes(12).toString('hex')}`;
}
