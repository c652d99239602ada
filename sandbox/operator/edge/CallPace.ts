import { RateLimiter } from '../../../server/RateLimiter.ts';
import { tokenId } from '../sessions/tokens.ts';

/**
 * Rate limits of calls: one per session and one per address, whatever tokens the calls carry. The limit of an address
 * is high enough for a household or an office. Tokens are not verified yet at this point, so only a hash of fixed size
 * is stored of each; and the address is checked first, so that a call refused for its address stores no token.
 */
export class CallPace {
  private readonly sessions = new RateLimiter({ burst: 120, perSecond: 30 });
  private readonly guests = new RateLimiter({ burst: 120, perSecond: 30 });
  private readonly addresses = new RateLimiter({ burst: 1000, perSecond: 200 });

  /** 0 when the call is allowed, else the milliseconds to wait. `address` is the result of `addressKey`. */
  take(address: string, token: string | null, nowMs: number): number {
    if (token === null) return this.guests.take(address, nowMs);
    return this.addresses.take(address, nowMs) || this.sessions.take(tokenId(token), nowMs);
  }
}
