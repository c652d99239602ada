import { RateLimiter } from '../../../server/RateLimiter.ts';
import { tokenId } from '../sessions/tokens.ts';

/**
 * How often one caller may call. A session has a pace of its own; so has an address, whatever tokens its calls carry,
 * with room for a household or an office behind it. Tokens are not checked yet, so what is kept of one is small and of
 * a fixed size, and the address is asked first: what it is refused leaves nothing behind.
 */
export class CallPace {
  private readonly sessions = new RateLimiter({ burst: 120, perSecond: 30 });
  private readonly guests = new RateLimiter({ burst: 120, perSecond: 30 });
  private readonly addresses = new RateLimiter({ burst: 1000, perSecond: 200 });

  /** 0 when the call is allowed, else the milliseconds to wait. `address` is the key of one (`addressKey`). */
  take(address: string, token: string | null, nowMs: number): number {
    if (token === null) return this.guests.take(address, nowMs);
    return this.addresses.take(address, nowMs) || this.sessions.take(tokenId(token), nowMs);
  }
}
