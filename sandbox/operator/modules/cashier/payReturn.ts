import { createHmac } from 'node:crypto';
import { isSameText } from '../../../isSameText.ts';

/**
 * A payment's token in the address that its payer returns to without a session: `{payment id}.{signature}`. It shows how
 * that payment stands, and nothing else.
 */
export const payReturnToken = (secret: string, id: string): string => `${id}.${sign(secret, id)}`;

/** The payment that a token names; null if the token is not ours. */
export function readPayReturn(secret: string, token: string): string | null {
  const [, id, signature] = /^(p_[0-9a-f]{24})\.([\w-]{43})$/.exec(token) ?? [];
  if (id === undefined || signature === undefined) return null;
  return isSameText(signature, sign(secret, id)) ? id : null;
}

const sign = (secret: string, id: string): string =>
  createHmac('sha256', secret).update(['pay return', id].join('\n')).digest('base64url');
