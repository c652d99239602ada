import type { Sql } from '../../../../database/database.ts';
import type { OperatorModule } from '../../../module.ts';
import { tokenId } from '../../../sessions/tokens.ts';
import { bookPast } from './bookPast.ts';
import type { PastRound } from './bookPast.ts';
import { demandLive } from './demandLive.ts';
import { RollbackService } from './RollbackService.ts';
import { bonusesModule } from '../../bonuses/bonuses/module.ts';
import { freespinsModule } from '../../bonuses/freespins/module.ts';
import { limitsModule } from '../../responsible/limits/module.ts';
import { PlayLimits } from './playLimits.ts';
import type { ExceededLimit, LimitedStake, OtherPlay, PlayTotals } from './playLimits.ts';
import { RoundBooking } from './RoundBooking.ts';
import type { RoundListener } from './RoundListener.ts';
import { walletRoutes } from './routes.ts';
import { countRounds, findFreshWins, findRecentGames, findRounds } from './roundsRepository.ts';
import type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';
import { endGameSessions, findGameSession, insertGameSession, moveGameSessions } from './walletRepository.ts';
import type { GameSession, LiveGameSession } from './walletRepository.ts';
import { WalletService } from './WalletService.ts';
import { walletMigrations } from './migrations.ts';
import { walletPersonal } from './personal.ts';
import { openRounds } from './stillOpen.ts';

export { demandOwnCurrency } from './demandLive.ts';
export { usedOf } from './playLimits.ts';
export { demandAgreed } from './demandAgreed.ts';
export { demandRealityCheck, realityCheckDueAt } from './realityCheck.ts';
export { idReused, moveForWallet } from './moveForWallet.ts';
export { signedWallet } from './signedWallet.ts';
export { WalletError } from './WalletError.ts';
export type { WalletErrorType } from './WalletError.ts';
export { readFields, textField } from './walletRequests.ts';
export type { Fields } from './walletRequests.ts';
export type { LiveGameSession } from './walletRepository.ts';
export type { PastRound } from './bookPast.ts';
export type { BookedMovement, RoundListener } from './RoundListener.ts';
export type { PlayTotals } from './playLimits.ts';
export type { CurrencyPlay } from './roundPlay.ts';
export type { FreshWin, RoundFilter, RoundRow } from './roundsRepository.ts';

export interface WalletFace {
  /** Lets another module take part in every round; called when that module is created. */
  addListener(listener: RoundListener): void;
  /** Opens a game session, with which the studio may bet for the player. */
  openGameSession(sql: Sql, session: GameSession, at: Date): Promise<void>;
  /** Books a round from before the sandbox's first start, in a game session that is open. */
  bookPast(tx: Sql, session: GameSession, round: PastRound): Promise<void>;
  /** Moves the game sessions of a replaced session to the session that replaces it. */
  moveGameSessions(tx: Sql, from: string, to: string): Promise<void>;
  /** Ends a player's game sessions: the currency of the account changes. */
  endGameSessions(tx: Sql, uid: bigint, at: Date): Promise<void>;
  /** Wins booked after `since`, oldest first: the games may not have shown them yet. */
  freshWins(sql: Sql, uid: bigint, since: Date): Promise<FreshWin[]>;
  /** What a player staked and won after `since` in all currencies, in minor units of `currency`. */
  playTotals(sql: Sql, uid: bigint, currency: string, since: Date): Promise<PlayTotals>;
  /** Counts what another module lets players stake and win as play; called when that module is created. */
  addPlay(play: OtherPlay): void;
  /** The game session of a token if it may still bet. Throws a WalletError. */
  liveSession(sql: Sql, token: string): Promise<LiveGameSession>;
  /** The player's own limit that a stake would exceed; null if there is none. */
  exceededLimit(tx: Sql, stake: LimitedStake, now: Date): Promise<ExceededLimit | null>;
  /** A player's rounds, newest first. */
  rounds(filter: RoundFilter): Promise<{ readonly count: number; readonly items: RoundRow[] }>;
  /** The games that a player has played last, the latest first. */
  recentGames(uid: bigint, count: number): Promise<string[]>;
}

/** The seamless wallet, with which studios book stakes and wins, and the resulting rounds. */
export const walletModule: OperatorModule<WalletFace> = {
  name: 'wallet',
  personal: walletPersonal,
  migrations: walletMigrations,
  stillOpen: openRounds,
  create(core, use) {
    const { database, policy } = core;
    const freespins = use(freespinsModule);
    const listeners: RoundListener[] = [];
    const booking = new RoundBooking(use(bonusesModule).funding, freespins, listeners);
    const limits = new PlayLimits(use(limitsModule));
    const wallet = new WalletService(core, policy, limits, booking, freespins);
    const rollbacks = new RollbackService(core, booking);
    return {
      face: {
        addListener: (listener) => void listeners.push(listener),
        openGameSession: insertGameSession,
        bookPast: (tx, session, round) => bookPast(tx, booking, session, round),
        moveGameSessions,
        endGameSessions,
        freshWins: findFreshWins,
        playTotals: (sql, uid, currency, since) => limits.totals(sql, uid, currency, since),
        addPlay: (play) => limits.addPlay(play),
        liveSession: async (sql, token) => demandLive(core, await findGameSession(sql, tokenId(token))),
        exceededLimit: (tx, stake, now) => limits.exceeded(tx, stake, now),
        rounds: async (filter) => ({
          count: await countRounds(database, filter),
          items: await findRounds(database, filter),
        }),
        recentGames: (uid, count) => findRecentGames(database, uid, count),
      },
      routes: (app) => walletRoutes(app, { deps: core, wallet, rollbacks }),
    };
  },
};
