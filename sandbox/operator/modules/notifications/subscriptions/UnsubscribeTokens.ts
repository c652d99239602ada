import { createHmac } from 'node:crypto';
import { isSameText } from '../../../../isSameText.ts';
import type { SandboxClock } from '../../../SandboxClock.ts';
import type { OwnContact } from './consents.ts';

/** A link in an old message should still work: half a year, in ms. */
const VALID_MS = 180 * 24 * 3_600_000;

export type Verdict = { readonly uid: bigint } | 'wrong' | 'expired';

/**
 * Tokens in the links of promotional messages. A token is `{uid}.{expiry in seconds}.{signature}`; the signature covers
 * the contact too, so that it ends the messages to this contact of this player and does nothing else.
 */
export class UnsubscribeTokens {
  constructor(
    private readonly secret: string,
    private readonly clock: SandboxClock,
  ) {}

  issue(uid: bigint, contact: OwnContact): string {
    const expiry = String(Math.floor(this.clock.in(VALID_MS).getTime() / 1000));
    return `${uid}.${expiry}.${this.sign(String(uid), expiry, contact)}`;
  }

  verify(token: string, contact: OwnContact): Verdict {
    const [, uid, expiry, signature] = /^([1-9]\d{0,17})\.(\d{1,12})\.([\w-]{43})$/.exec(token) ?? [];
    if (uid === undefined || expiry === undefined || signature === undefined) return 'wrong';
    if (!isSameText(signature, this.sign(uid, expiry, contact))) return 'wrong';
    return Number(expiry) * 1000 > this.clock.now().getTime() ? { uid: BigInt(uid) } : 'expired';
  }

  private sign(uid: string, expiry: string, { type, value }: OwnContact): string {
    return createHmac('sha256', this.secret)
      .update(['unsubscribe', uid, expiry, type, value].join('\n'))
      .digest('base64url');
  }
}
