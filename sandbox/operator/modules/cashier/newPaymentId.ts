import { randomBytes } from 'node:crypto';

/** A random, unguessable id: `p_` and 24 hexadecimal digits. */
export function newPaymentId(): string {
  return `p_${randomBytes(12).toString('hex')}`;
}
