import { createHash, randomBytes } from 'node:crypto';

/** 32 random bytes in base64url, for cookies, bearers and tickets. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The hash stored instead of a token, which cannot be used if the database is read. */
export function tokenId(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
