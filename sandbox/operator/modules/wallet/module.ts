import type { Sql } from '../../../database/database.ts';
import type { OperatorModule } from '../../module.ts';
import { RollbackService } from './RollbackService.ts';
import { walletRoutes } from './routes.ts';
import { countRounds, findFreshWins, findRounds } from './roundsRepository.ts';
import type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';
import { insertGameSession, moveGameSessions } from './walletRepository.ts';
import type { GameSession } from './walletRepository.ts';
import { WalletService } from './WalletService.ts';

export type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';

export interface WalletFace {
  /** Lets a player's game at the studio bet. */
  openGameSession(sql: Sql, session: GameSession, at: Date): Promise<void>;
  /** The game sessions of a session that another one takes the place of go on under that one. */
  moveGameSessions(tx: Sql, from: string, to: string): Promise<void>;
  /** Wins booked after `since`, oldest first: their games may not have shown them yet. */
  freshWins(sql: Sql, uid: bigint, since: Date): Promise<FreshWin[]>;
  /** A player's rounds, newest first. */
  rounds(filter: RoundFilter): Promise<{ readonly count: number; readonly items: RoundRow[] }>;
}

/** The seamless wallet that studios book stakes and wins by, and the rounds that they make. */
export const walletModule: OperatorModule<WalletFace> = {
  name: 'wallet',
  create(core) {
    const { database, sessions, policy } = core;
    const wallet = new WalletService(core, sessions, policy);
    const rollbacks = new RollbackService(core);
    return {
      face: {
        openGameSession: insertGameSession,
        moveGameSessions,
        freshWins: findFreshWins,
        rounds: async (filter) => ({
          count: await countRounds(database, filter),
          items: await findRounds(database, filter),
        }),
      },
      routes: (app) => walletRoutes(app, { deps: core, wallet, rollbacks }),
    };
  },
};
