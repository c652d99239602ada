/**
 * Full requisites (card numbers, accounts) as they are stored: AES-256-GCM under a key from REQUISITES_SECRET, bound to
 * their payment. A database, its backups and its log hold nothing that could be used.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Marks what is encrypted: rows of before hold digits and letters alone. */
export const SEALED_PREFIX = 'gcm1:';

export interface Requisites {
  readonly paymentId: string;
  readonly text: string;
}

export function sealRequisites(secret: string, { paymentId, text }: Requisites): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, keyOf(secret), iv).setAAD(Buffer.from(paymentId));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return SEALED_PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The requisites of a payment as they were typed. Throws when they were sealed with another secret or for another payment. */
export function openRequisites(secret: string, { paymentId, text: stored }: Requisites): string {
  if (!stored.startsWith(SEALED_PREFIX)) return stored;
  const bytes = Buffer.from(stored.slice(SEALED_PREFIX.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, keyOf(secret), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(paymentId)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function keyOf(secret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', 'croupier requisites', 32));
}
