import { formatAmount, parseAmount } from '../../engine/amounts.ts';
import type { Database } from '../../server/Database.ts';
import type { WireCommitment } from '../../server/presentRound.ts';
import { findPlay } from './playRepository.ts';
import { findUnshownPlay, markPlayShown, settledPlays } from './shownPlays.ts';
import type { PlayService } from './PlayService.ts';
import { presentPlay } from './presentPlay.ts';
import type { WirePlay } from './presentPlay.ts';
import { stakeRange } from './playStakes.ts';
import { findFacts } from '../../games/gameFacts.ts';
import type { GameFacts } from '../catalogue/GameFacts.ts';
import { demandSession } from '../../server/demandSession.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { presentPolicy } from '../../server/presentPolicy.ts';
import type { WirePolicy } from '../../server/presentPolicy.ts';
import type { SessionOpener, SessionRequest } from './SessionOpener.ts';
import { StudioError } from '../../server/StudioError.ts';

export interface PlaySessionReply {
  readonly session: string;
  readonly game: GameFacts;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly mode: 'play' | 'demo';
  readonly locale: string;
  readonly stakes: { readonly least: string; readonly most: string; readonly step: string };
  /** The last stake of the player in this game, if the balance covers it. */
  readonly defaultStake: string;
  readonly minRoundMs: number;
  readonly policy: WirePolicy;
  readonly commitment: WireCommitment;
  readonly clientSeed: string;
  /** The round that the player has left, to go on with; null without one. */
  readonly openRound: WirePlay | null;
  /** The last round, if its end was not shown to the player. */
  readonly unshownRound: WirePlay | null;
}

/** Rounds that the game's history shows. */
const HISTORY_ROUNDS = 50;
/** Of a player who has not played the game yet, in hundredths of the currency. */
const FIRST_STAKE = 100n;

/** The stake to begin with, in minor units. */
function firstStake(session: SessionRow, last: bigint | null, balance: string): bigint {
  const first = FIRST_STAKE * 10n ** BigInt(Math.max(0, session.decimals - 2));
  return last !== null && last <= (parseAmount(balance, session.decimals) ?? 0n) ? last : first;
}

/** Opens sessions of games whose rounds are a bet and moves. */
export class PlaySessions {
  constructor(
    private readonly database: Database,
    private readonly opener: SessionOpener,
    private readonly plays: PlayService,
    private readonly now: () => number,
  ) {}

  /** Opens or resumes a session; `caller` is the address for the rate limit. Throws StudioError. */
  async open(request: SessionRequest, caller = ''): Promise<PlaySessionReply> {
    const facts = findFacts(request.game);
    if (facts === undefined) throw new StudioError('NotFound', 'There is no such game');
    const { session, balance } = await this.opener.open(request, caller, (player, game) =>
      this.plays.finishEarlier(player, game),
    );
    const open = await this.plays.openRound(session);
    const { player, game } = session;
    const unshown = open === null ? await findUnshownPlay(this.database, player, game) : null;
    const [last] = await settledPlays(this.database, player, game, 1);
    const { least, most, step } = stakeRange(session.decimals);
    const amount = (minor: bigint): string => formatAmount(minor, session.decimals);
    return {
      session: session.token,
      game: facts,
      currency: session.currency,
      decimals: session.decimals,
      balance,
      mode: session.mode,
      locale: session.locale,
      stakes: { least: amount(least), most: amount(most), step: amount(step) },
      defaultStake: amount(firstStake(session, last?.stake ?? null, balance)),
      minRoundMs: session.min_round_ms,
      policy: presentPolicy(session),
      commitment: { seedHash: session.seed_hash, nonce: session.nonce },
      clientSeed: session.client_seed,
      openRound: open?.round ?? null,
      unshownRound: unshown === null ? null : await presentPlay(unshown),
    };
  }

  /** Records that the end of a round was shown to its player; false if it is not one of this kind. Throws StudioError. */
  async shown(token: string, roundId: string): Promise<boolean> {
    const session = await demandSession(this.database, token);
    return markPlayShown(this.database, roundId, session.player, this.now());
  }

  /** The player's last settled rounds of the session's game, newest first. Throws StudioError. */
  async history(token: string): Promise<WirePlay[]> {
    const session = await demandSession(this.database, token);
    const rows = await settledPlays(this.database, session.player, session.game, HISTORY_ROUNDS);
    return Promise.all(rows.map(presentPlay));
  }

  /** A settled round by its id, which only the sessions of its player have received. */
  async proof(roundId: string): Promise<WirePlay> {
    const row = await findPlay(this.database, roundId);
    if (row?.state !== 'settled') throw new StudioError('NotFound', 'No finished round has this id');
    return presentPlay(row);
  }
}
