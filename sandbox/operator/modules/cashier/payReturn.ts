import { createHmac, timingSafeEqual } from 'node:crypto';

/**
 * A payment's token in the address that its payer returns to without a session: `{payment id}.{signature}`. It shows how
 * that payment stands, and nothing else.
 */
export const payReturnToken = (secret: string, id: string): string => `${id}.${sign(secret, id).toString('base64url')}`;

/** The payment that a token names; null if the token is not ours. */
export function readPayReturn(secret: string, token: string): string | null {
  const [, id, signature] = /^(p_[0-9a-f]{24})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  const given = Buffer.from(signature, 'base64url');
  const right = sign(secret, id);
  return given.length === right.length && timingSafeEqual(given, right) ? id : null;
}

const sign = (secret: string, id: string): Buffer =>
  createHmac('sha256', secret).update(['pay return', id].join('\n')).digest();
