import { randomBytes } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import type { User } from '@tma.js/sdk';

export interface SignLaunchOptions {
  readonly user: User;
  readonly startParam: string | null;
  readonly botToken: string;
  readonly signedAt: Date;
}

/** An Ed25519 signature has 64 bytes. */
const signatureBytes = 64;

/**
 * Init data as the messenger gives it: HMAC-SHA256 by the bot token over every pair but `hash`. The `signature` for
 * third parties needs the messenger's own key, so here it is random and only takes part in the hash. No two are alike.
 */
export function signLaunch({ user, startParam, botToken, signedAt }: SignLaunchOptions): string {
  return sign(
    {
      query_id: `AA${randomBytes(16).toString('base64url')}`,
      user,
      signature: randomBytes(signatureBytes).toString('base64url'),
      ...(startParam === null ? {} : { start_param: startParam }),
    },
    botToken,
    signedAt,
  );
}
