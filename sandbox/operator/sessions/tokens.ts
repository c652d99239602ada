import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes as text, for cookies, bearers and tickets. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** What is stored instead of a token: whoever reads the database cannot use it. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
