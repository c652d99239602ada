import type { Sql } from '../../../database/database.ts';
import type { OperatorModule } from '../../module.ts';
import { RollbackService } from './RollbackService.ts';
import { limitsModule } from '../limits/module.ts';
import { playTotals } from './playLimits.ts';
import type { PlayTotals } from './playLimits.ts';
import { walletRoutes } from './routes.ts';
import { countRounds, findFreshWins, findRounds } from './roundsRepository.ts';
import type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';
import { insertGameSession, moveGameSessions } from './walletRepository.ts';
import type { GameSession } from './walletRepository.ts';
import { WalletService } from './WalletService.ts';

export { usedOf } from './playLimits.ts';
export { realityCheckDueAt } from './realityCheck.ts';
export type { PlayTotals } from './playLimits.ts';
export type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';

export interface WalletFace {
  /** Opens a game session, with which the studio may bet for the player. */
  openGameSession(sql: Sql, session: GameSession, at: Date): Promise<void>;
  /** Moves the game sessions of a replaced session to the session that replaces it. */
  moveGameSessions(tx: Sql, from: string, to: string): Promise<void>;
  /** Wins booked after `since`, oldest first: the games may not have shown them yet. */
  freshWins(sql: Sql, uid: bigint, since: Date): Promise<FreshWin[]>;
  /** What a player staked and won after `since`. */
  playTotals(sql: Sql, uid: bigint, currency: string, since: Date): Promise<PlayTotals>;
  /** A player's rounds, newest first. */
  rounds(filter: RoundFilter): Promise<{ readonly count: number; readonly items: RoundRow[] }>;
}

/** The seamless wallet, with which studios book stakes and wins, and the resulting rounds. */
export const walletModule: OperatorModule<WalletFace> = {
  name: 'wallet',
  create(core, use) {
    const { database, sessions, policy } = core;
    const wallet = new WalletService(core, sessions, policy, use(limitsModule));
    const rollbacks = new RollbackService(core);
    return {
      face: {
        openGameSession: insertGameSession,
        moveGameSessions,
        freshWins: findFreshWins,
        playTotals,
        rounds: async (filter) => ({
          count: await countRounds(database, filter),
          items: await findRounds(database, filter),
        }),
      },
      routes: (app) => walletRoutes(app, { deps: core, wallet, rollbacks }),
    };
  },
};
