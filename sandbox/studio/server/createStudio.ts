import { RateLimiter, type RateLimit } from '../../../server/RateLimiter.ts';
import type { Database } from './Database.ts';
import { RoundSettlement } from './RoundSettlement.ts';
import { SessionService } from './SessionService.ts';
import { SpinService } from './SpinService.ts';
import { WalletClient, type WalletClientOptions } from './WalletClient.ts';

export interface StudioOptions extends WalletClientOptions {
  readonly database: Database;
  /** Minimum time between demo spins, default 2,500 ms; in play mode the operator's policy decides. */
  readonly demoMinRoundMs?: number;
  /** Rate limit of new demos per address; no limit without it. */
  readonly demoPace?: RateLimit;
}

export interface Studio {
  readonly sessions: SessionService;
  readonly spins: SpinService;
  readonly settlement: RoundSettlement;
}

/** The studio without its HTTP server; starts nothing. */
export function createStudio(options: StudioOptions): Studio {
  const { database, now, demoMinRoundMs = 2500 } = options;
  const demoPace = options.demoPace === undefined ? null : new RateLimiter(options.demoPace);
  const wallet = new WalletClient(options);
  const settlement = new RoundSettlement(database, wallet, now);
  return {
    settlement,
    sessions: new SessionService(database, wallet, settlement, { now, demoMinRoundMs, demoPace }),
    spins: new SpinService(database, settlement, now),
  };
}
