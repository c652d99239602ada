/**
 * How a browser opens a push message (RFC 8291, RFC 8188), written from the standards and not with the library that the
 * operator encrypts with.
 */
import { createDecipheriv, createECDH, createHmac } from 'node:crypto';
import type { ECDH } from 'node:crypto';

const SALT_BYTES = 16;
const TAG_BYTES = 16;
/** Salt, record size, and the length of the key that follows. */
const HEADER_BYTES = SALT_BYTES + 5;
/** What ends the text of the last record. */
const LAST_RECORD = 2;

export interface BrowserKeys {
  readonly ecdh: ECDH;
  readonly auth: Buffer;
}

export const newEcdh = (): ECDH => createECDH('prime256v1');

/** The text of a message. Throws if it was encrypted for other keys or has been altered. */
export function openMessage(body: Buffer, { ecdh, auth }: BrowserKeys): string {
  const salt = body.subarray(0, SALT_BYTES);
  const keyLength = body.readUInt8(SALT_BYTES + 4);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const sealed = body.subarray(HEADER_BYTES + keyLength);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), ecdh.getPublicKey(), sender]);
  const secret = derive(auth, ecdh.computeSecret(sender), info, 32);
  const key = derive(salt, secret, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(salt, secret, Buffer.from('Content-Encoding: nonce\0'), 12);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAuthTag(sealed.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -TAG_BYTES)), decipher.final()]);
  const end = padded.lastIndexOf(LAST_RECORD);
  if (end < 0 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('The record has no end');
  return padded.subarray(0, end).toString('utf8');
}

/** HKDF with SHA-256 (RFC 5869), for keys of one block. */
function derive(salt: Buffer, key: Buffer, info: Buffer, length: number): Buffer {
  const extracted = createHmac('sha256', salt).update(key).digest();
  return createHmac('sha256', extracted)
    .update(Buffer.concat([info, Buffer.from([1])]))
    .digest()
    .subarray(0, length);
}
