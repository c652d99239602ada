/**
 * Encryption of stored requisites (card numbers, accounts): AES-256-GCM with a key derived from REQUISITES_SECRET,
 * bound to their payment. The database, its backups and its log contain no usable requisites.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of encrypted requisites. It cannot occur in rows of earlier versions, which have digits and letters only. */
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

/** The plain requisites of a payment. Throws if they were encrypted with another secret or for another payment. */
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
