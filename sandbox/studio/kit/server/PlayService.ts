import { parseAmount } from '../../engine/amounts.ts';
import type { Database } from '../../server/Database.ts';
import { demandPace } from '../../server/demandPace.ts';
import { demandSession } from '../../server/demandSession.ts';
import { OWN_REQUEST_MS } from '../../server/SettlementRunner.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { StudioError, operatorErrorType, tooEarly } from '../../server/StudioError.ts';
import { tableGames } from '../../games/tableGames.ts';
import { RuleError } from '../rounds/RoundGame.ts';
import type { TableMove } from '../tables/TableGame.ts';
import { cashOutPlay } from '../tables/server/cashOutPlay.ts';
import { startTablePlay } from '../tables/server/startTablePlay.ts';
import { TableFloor } from '../tables/server/TableFloor.ts';
import { stepDemo } from './stepDemo.ts';
import { findOpenPlay, findPlay, findPlayByRequest, lastPlayStart, stepPlay } from './playRepository.ts';
import type { PlayRow } from './playRepository.ts';
import { isWaiting } from './PlaySettlement.ts';
import { randomServerSeed } from '../fair/NextServerSeed.ts';
import type { PlaySettlement } from './PlaySettlement.ts';
import { isStake } from './playStakes.ts';
import { presentReply } from './presentPlay.ts';
import type { PlayReply } from './presentPlay.ts';
import { movesOf, replay, roundGameOf } from './replay.ts';
import { startPlay } from './startPlay.ts';

export interface BetRequest {
  readonly session: string;
  readonly stake: string;
  readonly bet: unknown;
  readonly clientSeed: string;
  /** Created by the client for each round; the same in retries. */
  readonly requestId: string;
}

export interface MoveRequest {
  readonly session: string;
  readonly roundId: string;
  readonly move: unknown;
  /** Number of the move in its round, from 0: a repeated call has no other effect. */
  readonly index: number;
}

const PENDING_MS = 2000;

/** Plays rounds that are a bet and moves. What is drawn is settled by seeds before the bet; the operator moves the money. */
export class PlayService {
  constructor(
    private readonly database: Database,
    private readonly settlement: PlaySettlement,
    private readonly now: () => number,
    private readonly floor = new TableFloor(),
    private readonly nextSeed = randomServerSeed,
  ) {}

  /** Starts one round per request id, however often it is called. Throws StudioError. */
  async bet(request: BetRequest): Promise<PlayReply> {
    const known = await findPlayByRequest(this.database, request.session, request.requestId);
    if (known !== null) return this.replyAgain(known, request);
    const session = await demandSession(this.database, request.session);
    const game = roundGameOf(session.game);
    const bet = ruled(() => game.readBet(request.bet));
    const stake = parseAmount(request.stake, session.decimals);
    const price = game.featurePrice?.(bet) ?? null;
    if (price !== null && !session.feature_buy)
      throw new StudioError('InvalidParameter', 'Features cannot be bought here', { field: 'buy' });
    if (stake === null || !isStake(stake, price ?? 1, game.partsOf(bet), session.decimals))
      throw new StudioError('InvalidStake', 'The game does not take this stake');
    const twin = await this.endEarlier(session, request);
    if (twin !== null) return this.replyAgain(twin, request);
    await demandPace(this.database, session, lastPlayStart, this.now);
    const start = tableGames.has(session.game) ? startTablePlay : startPlay;
    const play = { ...request, game, bet, stake, nextSeed: this.nextSeed };
    const row = await start(this.database, session, play, this.now());
    if (row === null) return this.loseRace(request, session);
    const done = await this.settlement.finish(row);
    if (done.table_round !== null && done.state === 'open') this.floor.bet(done.game);
    return this.reply(done);
  }

  /** Makes a move of the player's open round, from any of their sessions. Throws StudioError. */
  move(request: MoveRequest): Promise<PlayReply> {
    const arrivedAt = this.now();
    return this.floor.take(
      () => demandSession(this.database, request.session),
      async (session) =>
        tableGames.has(session.game)
          ? this.reply(await this.cashOut(request, session, arrivedAt))
          : this.ownMove(request, session),
    );
  }

  private async ownMove(request: MoveRequest, session: SessionRow): Promise<PlayReply> {
    const row = await this.settlement.finish(await this.demandPlay(request.roundId, session));
    if (isWaiting(row)) throw pending();
    const move = ruled(() => roundGameOf(row.game).readMove(request.move));
    const moves = movesOf(row);
    if (request.index < moves.length) return this.moveAgain(row, move, request.index);
    if (row.state !== 'open') throw new StudioError('RoundClosed', 'The round is over');
    if (request.index > moves.length) throw new StudioError('InvalidParameter', 'Moves before this one are missing');
    const { row: next, isMade } = await this.makeMove(row, session, move);
    if (!isMade) return this.afterRace(next, move, request.index);
    const done = await this.settlement.finish(next);
    if (movesOf(done).length > request.index) return this.reply(done);
    if (isWaiting(done)) throw pending();
    // The added stake was refused: the round goes on as it was.
    throw new StudioError(operatorErrorType(done.error_type ?? ''), done.error_message ?? '');
  }

  /** A round of the player as it is now: a shared round goes on without them. Throws StudioError. */
  async round({ session: token, roundId }: Pick<MoveRequest, 'session' | 'roundId'>): Promise<PlayReply> {
    const session = await demandSession(this.database, token);
    return this.reply(await this.settlement.finish(await this.demandPlay(roundId, session)));
  }

  /** The player's unfinished round in the session's game, to go on with; null without one. */
  async openRound(session: SessionRow): Promise<PlayReply | null> {
    const row = await findOpenPlay(this.database, session.player, session.game);
    if (row === null) return null;
    const now = await this.settlement.finish(row);
    return now.state === 'open' ? presentReply(now, this.now()) : null;
  }

  /** Takes the steps that a round of the player waits for; true if it did wait, so that its money may have moved. */
  async finishEarlier(player: string, game: string): Promise<boolean> {
    const row = await findOpenPlay(this.database, player, game);
    if (row === null || !isWaiting(row)) return false;
    await this.settlement.finish(row);
    return true;
  }

  private async cashOut(request: MoveRequest, session: SessionRow, arrivedAt: number): Promise<PlayRow> {
    const row = await this.settlement.finish(await this.demandPlay(request.roundId, session));
    if (isWaiting(row)) throw pending();
    const done = await cashOutPlay(this.database, this.settlement, row, arrivedAt).catch(rethrowRule);
    const [move] = movesOf(done) as TableMove[];
    if (row.state === 'open' && move?.kind === 'cashOut') this.floor.cashOut(row.game, move.at);
    return done;
  }

  private async demandPlay(id: string, { player, game }: SessionRow): Promise<PlayRow> {
    const row = await findPlay(this.database, id);
    if (row === null || row.player !== player || row.game !== game)
      throw new StudioError('NotFound', 'The player has no such round');
    return row;
  }

  private async replyAgain(row: PlayRow, request: BetRequest): Promise<PlayReply> {
    const bet = ruled(() => roundGameOf(row.game).readBet(request.bet));
    const isSame =
      parseAmount(request.stake, row.decimals) === row.stake &&
      request.clientSeed === (row.own_seed ?? row.client_seed) &&
      JSON.stringify(bet) === row.bet;
    if (!isSame) throw new StudioError('IdempotencyMismatch', 'The requestId belongs to another bet');
    return this.reply(await this.settlement.finish(row));
  }

  private async loseRace(request: BetRequest, session: SessionRow): Promise<PlayReply> {
    const twin = await findPlayByRequest(this.database, request.session, request.requestId);
    if (twin !== null) return this.replyAgain(twin, request);
    throw tooEarly(Math.max(1, session.min_round_ms));
  }

  /** Ends what is left of the round before; returns the round of this very request, if that was stored meanwhile. */
  private async endEarlier(session: SessionRow, request: BetRequest): Promise<PlayRow | null> {
    const earlier = await findOpenPlay(this.database, session.player, session.game);
    if (earlier === null) return null;
    if (earlier.session === request.session && earlier.request_id === request.requestId) return earlier;
    const row = await this.settlement.finish(earlier);
    if (row.state === 'open') throw new StudioError('RoundOpen', 'A round is open: it has to be played first');
    if (isWaiting(row)) throw pending();
    return null;
  }

  private async moveAgain(row: PlayRow, move: unknown, index: number): Promise<PlayReply> {
    if (JSON.stringify(movesOf(row)[index]) !== JSON.stringify(move))
      throw new StudioError('IdempotencyMismatch', 'Another move was made at this place');
    return this.reply(row);
  }

  /** Another tab has made a move meanwhile. */
  private async afterRace(row: PlayRow, move: unknown, index: number): Promise<PlayReply> {
    const current = await this.settlement.finish(row);
    if (isWaiting(current)) throw pending();
    return this.moveAgain(current, move, index);
  }

  private async makeMove(row: PlayRow, session: SessionRow, move: unknown) {
    const { staked, payout } = await replay(row, [...movesOf(row), move]).catch(rethrowRule);
    const added = staked - row.staked;
    if (row.mode === 'demo') return stepDemo(this.database, row, move, { staked, payout }, this.now());
    if (added === 0n)
      return stepPlay(this.database, row, await this.settlement.stepOf(row, move), this.now(), this.retryAt);
    const set = {
      pending: JSON.stringify(move),
      raiseSession: session.token,
      raises: row.raises + 1,
      error: null,
    };
    return stepPlay(
      this.database,
      row,
      { from: 'open', to: 'raising', moves: row.moves, set },
      this.now(),
      this.retryAt,
    );
  }

  private get retryAt(): number {
    return this.now() + OWN_REQUEST_MS;
  }

  private async reply(row: PlayRow): Promise<PlayReply> {
    if (row.state === 'open' || row.state === 'settled') return presentReply(row, this.now());
    if (row.state === 'rolled_back')
      throw new StudioError(operatorErrorType(row.error_type ?? 'RoundRolledBack'), row.error_message ?? '', {
        commitment: { seedHash: row.next_seed_hash, nonce: row.nonce + 1 },
      });
    throw pending();
  }
}

function ruled<T>(run: () => T): T {
  try {
    return run();
  } catch (error) {
    return rethrowRule(error);
  }
}

/** A bet or move against the rules is the client's error, at its field. */
function rethrowRule(error: unknown): never {
  if (error instanceof RuleError) throw new StudioError('InvalidParameter', error.message, { field: error.field });
  throw error;
}

const pending = (): StudioError =>
  new StudioError('RoundPending', 'The operator has not answered yet', { retryAfterMs: PENDING_MS });
