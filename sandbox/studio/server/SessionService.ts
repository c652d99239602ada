import { parseAmount } from '../engine/amounts.ts';
import type { OpenedSession, SessionOpener, SessionRequest } from '../kit/server/SessionOpener.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { WireRound } from '../engine/wireRound.ts';
import { findGame } from '../games/catalogue.ts';
import type { Database } from './Database.ts';
import { presentGame, type WireGame } from './presentGame.ts';
import { presentPolicy, type WirePolicy } from './presentPolicy.ts';
import { presentRound, type WireCommitment } from './presentRound.ts';
import { findRound, findUnshown, lastStake, markShown, settledRounds, unfinishedOfPlayer } from './roundRepository.ts';
import type { RoundSettlement } from './RoundSettlement.ts';
import { demandSession } from './demandSession.ts';
import { formatStakes } from './stakes.ts';
import { StudioError } from './StudioError.ts';
import type { FreeSpins } from './WalletClient.ts';

export interface SessionReply {
  readonly session: string;
  readonly game: WireGame;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly mode: 'play' | 'demo';
  readonly locale: string;
  readonly stakes: readonly string[];
  readonly defaultStake: string;
  readonly minRoundMs: number;
  readonly policy: WirePolicy;
  readonly commitment: WireCommitment;
  readonly clientSeed: string;
  /** A settled round whose end was not shown to the player; must be shown before the next spin. */
  readonly unshownRound: WireRound | null;
  /** Rounds that the operator pays for, at a stake of the ladder; null for none. */
  readonly freeSpins: FreeSpins | null;
}

/** Rounds that the game's history shows. */
const HISTORY_ROUNDS = 50;

/** Opens sessions, returns rounds not shown yet, and provides the data to verify finished rounds. */
export class SessionService {
  constructor(
    private readonly database: Database,
    private readonly opener: SessionOpener,
    private readonly settlement: RoundSettlement,
    private readonly now: () => number,
  ) {}

  /** Opens or resumes a session; `caller` is the address for the rate limit. Throws StudioError. */
  async open(request: SessionRequest, caller = ''): Promise<SessionReply> {
    const game = findGame(request.game);
    if (game === undefined) throw new StudioError('NotFound', `No game is called ${request.game}`);
    const opened = await this.opener.open(request, caller, async (player) => {
      const unfinished = await unfinishedOfPlayer(this.database, player, game.sysname);
      for (const round of unfinished) await this.settlement.finish(round);
      return unfinished.length > 0;
    });
    return this.present(opened, game);
  }

  /** Records that the end of a round was shown to the player. */
  async shown(token: string, roundId: string): Promise<void> {
    const session = await demandSession(this.database, token);
    const isMarked = await markShown(this.database, roundId, session.player, this.now());
    if (!isMarked) throw new StudioError('NotFound', 'The player has no such finished round');
  }

  /** The player's last settled rounds of the session's game, newest first. Throws StudioError. */
  async history(token: string): Promise<WireRound[]> {
    const session = await demandSession(this.database, token);
    return (await settledRounds(this.database, session.player, session.game, HISTORY_ROUNDS)).map(presentRound);
  }

  /** A settled round by its id, which only the session that played it has received; null for other ids. */
  async proof(roundId: string): Promise<WireRound | null> {
    const round = await findRound(this.database, roundId);
    return round?.state === 'settled' ? presentRound(round) : null;
  }

  private async present({ session, balance, freeSpins }: OpenedSession, game: GameDefinition): Promise<SessionReply> {
    const unshown = await findUnshown(this.database, session.player, session.game);
    const last = await lastStake(this.database, session.player, session.game, session.currency);
    const ladder = formatStakes(game, session.decimals, last, parseAmount(balance, session.decimals) ?? 0n);
    return {
      session: session.token,
      game: presentGame(game),
      currency: session.currency,
      decimals: session.decimals,
      balance,
      mode: session.mode,
      locale: session.locale,
      ...ladder,
      minRoundMs: session.min_round_ms,
      policy: presentPolicy(session),
      commitment: { seedHash: session.seed_hash, nonce: session.nonce },
      clientSeed: session.client_seed,
      unshownRound: unshown === null ? null : presentRound(unshown),
      freeSpins: freeSpins !== null && ladder.stakes.includes(freeSpins.stake) ? freeSpins : null,
    };
  }
}
