/**
 * Encryption of stored secrets (requisites, authenticator keys): AES-256-GCM with a key derived from a setting for one
 * purpose, bound to the record that holds it. The database, its backups and its log contain none of them in plain.
 */
import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const CIPHER = 'aes-256-gcm';
const IV_BYTES = 12;
const TAG_BYTES = 16;
/** Prefix of an encrypted text. */
const SEALED_PREFIX = 'gcm1:';

export interface SealKey {
  /** The setting that the key is derived from. */
  readonly secret: string;
  /** Keys of different purposes differ. */
  readonly purpose: string;
  /** Identifies the record: a text that was copied into another one cannot be opened. */
  readonly record: string;
}

export function sealText(key: SealKey, text: string): string {
  const iv = randomBytes(IV_BYTES);
  const cipher = createCipheriv(CIPHER, bytesOf(key), iv).setAAD(Buffer.from(key.record));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return SEALED_PREFIX + Buffer.concat([iv, cipher.getAuthTag(), sealed]).toString('base64url');
}

/** The plain text. Throws if it was encrypted with another key or for another record. */
export function openText(key: SealKey, sealed: string): string {
  const bytes = Buffer.from(sealed.slice(SEALED_PREFIX.length), 'base64url');
  const decipher = createDecipheriv(CIPHER, bytesOf(key), bytes.subarray(0, IV_BYTES), { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(key.record)).setAuthTag(bytes.subarray(IV_BYTES, IV_BYTES + TAG_BYTES));
  return Buffer.concat([decipher.update(bytes.subarray(IV_BYTES + TAG_BYTES)), decipher.final()]).toString('utf8');
}

function bytesOf({ secret, purpose }: SealKey): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
}
