import type { OperatorCallsOptions } from '../../OperatorCalls.ts';
import { RateLimiter, type RateLimit } from '../../../server/RateLimiter.ts';
import type { Database } from './Database.ts';
import { RoundSettlement } from './RoundSettlement.ts';
import { PlayService } from '../kit/server/PlayService.ts';
import { PlaySessions } from '../kit/server/PlaySessions.ts';
import { PlaySettlement } from '../kit/server/PlaySettlement.ts';
import { randomServerSeed, type NextServerSeed } from '../kit/fair/NextServerSeed.ts';
import { SessionOpener } from '../kit/server/SessionOpener.ts';
import { TableFloor } from '../kit/tables/server/TableFloor.ts';
import { SessionService } from './SessionService.ts';
import { SpinService } from './SpinService.ts';
import { WalletClient } from './WalletClient.ts';

export interface StudioOptions extends OperatorCallsOptions {
  readonly database: Database;
  /** Minimum time between demo spins, default 2,500 ms; in play mode the operator's policy decides. */
  readonly demoMinRoundMs?: number;
  /** Rate limit of new demos per address; no limit without it. */
  readonly demoPace?: RateLimit;
  /** Default: random seeds. */
  readonly nextSeed?: NextServerSeed;
}

export interface Studio {
  readonly sessions: SessionService;
  readonly spins: SpinService;
  readonly settlement: RoundSettlement;
  /** Games whose rounds are a bet and moves. */
  readonly plays: PlayService;
  readonly playSessions: PlaySessions;
  readonly playSettlement: PlaySettlement;
  /** The traffic at shared tables. */
  readonly floor: TableFloor;
}

/** The studio without its HTTP server; starts nothing. */
export function createStudio(options: StudioOptions): Studio {
  const { database, now, demoMinRoundMs = 2500, nextSeed = randomServerSeed } = options;
  const demoPace = options.demoPace === undefined ? null : new RateLimiter(options.demoPace);
  const wallet = new WalletClient(options);
  const settlement = new RoundSettlement(database, wallet, now);
  const opener = new SessionOpener(database, wallet, { now, demoMinRoundMs, demoPace, nextSeed });
  const playSettlement = new PlaySettlement(database, wallet, now);
  const floor = new TableFloor();
  const plays = new PlayService(database, playSettlement, now, floor, nextSeed);
  return {
    settlement,
    sessions: new SessionService(database, opener, settlement, now),
    spins: new SpinService(database, settlement, now, nextSeed),
    plays,
    playSessions: new PlaySessions(database, opener, plays, now),
    playSettlement,
    floor,
  };
}
