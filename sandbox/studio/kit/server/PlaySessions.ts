import { formatAmount } from '../../engine/amounts.ts';
import type { Database } from '../../server/Database.ts';
import type { WireCommitment } from '../../server/presentRound.ts';
import { findPlay } from './playRepository.ts';
import type { PlayService } from './PlayService.ts';
import { presentPlay } from './presentPlay.ts';
import type { WirePlay } from './presentPlay.ts';
import { stakeRange } from './playStakes.ts';
import { roundGameOf } from './replay.ts';
import type { SessionOpener, SessionRequest } from './SessionOpener.ts';
import { StudioError } from '../../server/StudioError.ts';

export interface PlaySessionReply {
  readonly session: string;
  readonly game: string;
  readonly currency: string;
  readonly decimals: number;
  readonly balance: string;
  readonly mode: 'play' | 'demo';
  readonly locale: string;
  readonly stakes: { readonly least: string; readonly most: string; readonly step: string };
  readonly minRoundMs: number;
  readonly commitment: WireCommitment;
  readonly clientSeed: string;
  /** The round that the player has left, to go on with; null without one. */
  readonly openRound: WirePlay | null;
}

/** Opens sessions of games whose rounds are a bet and moves. */
export class PlaySessions {
  constructor(
    private readonly database: Database,
    private readonly opener: SessionOpener,
    private readonly plays: PlayService,
  ) {}

  /** Opens or resumes a session; `caller` is the address for the rate limit. Throws StudioError. */
  async open(request: SessionRequest, caller = ''): Promise<PlaySessionReply> {
    roundGameOf(request.game);
    const { session, balance } = await this.opener.open(request, caller, (player, game) =>
      this.plays.finishEarlier(player, game),
    );
    const open = await this.plays.openRound(session);
    const { least, most, step } = stakeRange(session.decimals);
    const amount = (minor: bigint): string => formatAmount(minor, session.decimals);
    return {
      session: session.token,
      game: session.game,
      currency: session.currency,
      decimals: session.decimals,
      balance,
      mode: session.mode,
      locale: session.locale,
      stakes: { least: amount(least), most: amount(most), step: amount(step) },
      minRoundMs: session.min_round_ms,
      commitment: { seedHash: session.seed_hash, nonce: session.nonce },
      clientSeed: session.client_seed,
      openRound: open?.round ?? null,
    };
  }

  /** A settled round by its id, which only the sessions of its player have received. */
  async proof(roundId: string): Promise<WirePlay> {
    const row = await findPlay(this.database, roundId);
    if (row?.state !== 'settled') throw new StudioError('NotFound', 'No finished round has this id');
    return presentPlay(row);
  }
}
