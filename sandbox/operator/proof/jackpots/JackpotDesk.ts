import type { SandboxSettings } from '../../../settings.ts';
import type { Database } from '../../../database/database.ts';
import { feedModule } from '../../modules/winners/feed/module.ts';
import { JackpotDraw } from '../../modules/jackpots/JackpotDraw.ts';
import { JackpotFeed } from '../../modules/jackpots/JackpotFeed.ts';
import { openPools } from '../../modules/jackpots/openPools.ts';
import { SandboxClock } from '../../SandboxClock.ts';
import { RoundDesk } from '../RoundDesk.ts';

/** The games of the proof and the jackpots that they feed; the third feeds none. */
export const games = {
  'proof-reels': { type: 'slot', jackpot: 'brass-tower' },
  'proof-crash': { type: 'fast', jackpot: 'northern-lights' },
  'proof-cards': { type: 'casino', jackpot: null },
} as const;
export type ProofGame = keyof typeof games;
export const proofGames = Object.keys(games) as readonly ProofGame[];

/** The wallet, and two replicas that count stakes and pay drops. */
export class JackpotDesk extends RoundDesk<ProofGame> {
  readonly draws: readonly JackpotDraw[];

  constructor(database: Database, config: SandboxSettings, now: Date) {
    const clock = new SandboxClock({ now: () => now });
    super(database, config, clock, games, [new JackpotFeed()]);
    const feed = this.faceOf(feedModule);
    this.draws = [new JackpotDraw(database, clock, feed), new JackpotDraw(database, clock, feed)];
  }

  async open(): Promise<void> {
    const now = this.clock.now();
    await this.addGames();
    // Two replicas start at once.
    await Promise.all([openPools(this.database, now), openPools(this.database, now)]);
  }
}
