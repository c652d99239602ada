import { randomBytes } from 'node:crypto';
import { sign } from '@tma.js/init-data-node';
import type { User } from '@tma.js/sdk';

export interface SignLaunchOptions {
  readonly user: User;
  readonly startParam: string | null;
  /** `chat_join_request_query_id`, of a launch by a request to join a chat. */
  readonly joinRequest?: string | null;
  readonly botToken: string;
  readonly signedAt: Date;
}

/** An Ed25519 signature has 64 bytes. */
const signatureBytes = 64;

/**
 * Signs init data like the messenger: HMAC-SHA256 by the bot token over every pair except `hash`. The `signature` for
 * third parties would need the messenger's own key, so it is random here and only included in the hash. No two are
 * alike.
 */
export function signLaunch({ user, startParam, joinRequest = null, botToken, signedAt }: SignLaunchOptions): string {
  return sign(
    {
      query_id: `AA${randomBytes(16).toString('base64url')}`,
      user,
      signature: randomBytes(signatureBytes).toString('base64url'),
      ...(startParam === null ? {} : { start_param: startParam }),
      ...(joinRequest === null ? {} : { chat_join_request_query_id: joinRequest }),
    },
    botToken,
    signedAt,
  );
}
