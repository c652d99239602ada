import { formatAmount, parseAmount, unitsToMinor } from '../engine/amounts.ts';
import { hashServerSeed } from '../kit/fair/draws.ts';
import type { NextServerSeed } from '../kit/fair/NextServerSeed.ts';
import { playFairRound } from '../engine/fairRound.ts';
import { type FeatureOffer, playFairPurchase, priceOf } from '../engine/purchase.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import { presentOutcome } from '../engine/wireRound.ts';
import { findGame } from '../games/catalogue.ts';
import type { Database } from './Database.ts';
import { demandPace } from './demandPace.ts';
import { demandSession } from './demandSession.ts';
import { presentGame } from './presentGame.ts';
import { presentSpin, type SpinReply } from './presentRound.ts';
import {
  findByRequest,
  findUnfinished,
  insertRound,
  lastStart,
  type NewRound,
  type RoundRow,
} from './roundRepository.ts';
import { isFinished, type RoundSettlement } from './RoundSettlement.ts';
import { moveDemoBalance, type SessionRow, useSeed } from './sessionRepository.ts';
import { OWN_REQUEST_MS } from './SettlementRunner.ts';
import { stakeLadder } from './stakes.ts';
import { StudioError, tooEarly } from './StudioError.ts';

export interface SpinRequest {
  readonly session: string;
  readonly stake: string;
  readonly clientSeed: string;
  /** Whether the free spins are bought; `stake` is then what their wins are counted by, not the price. */
  readonly buys: boolean;
  /** The operator's pack of free spins that pays the stake; null when the player does. */
  readonly freePack?: string | null;
  /** Created by the client for each spin; the same in retries. */
  readonly requestId: string;
}

/** Plays rounds: first stores the outcome in the database, then calls the operator to move the money. */
export class SpinService {
  private readonly database: Database;
  private readonly settlement: RoundSettlement;
  private readonly now: () => number;
  private readonly nextSeed: NextServerSeed;

  constructor(database: Database, settlement: RoundSettlement, now: () => number, nextSeed: NextServerSeed) {
    this.database = database;
    this.settlement = settlement;
    this.now = now;
    this.nextSeed = nextSeed;
  }

  /** Plays one round per request id, however often it is called. Throws StudioError. */
  async spin(request: SpinRequest): Promise<SpinReply> {
    const known = await findByRequest(this.database, request.session, request.requestId);
    if (known !== null) return this.replyAgain(known, request);
    const session = await demandSession(this.database, request.session);
    const game = findGame(session.game);
    if (game === undefined) throw new StudioError('NotFound', `No game is called ${session.game}`);
    const wager = readWager(request, session, game);
    await this.finishEarlierRound(session);
    await demandPace(this.database, session, lastStart, this.now);
    const round = await this.play(request, session, game, wager);
    // A concurrent request used the committed seed first: the same one (a double click), or another spin.
    if (round === null) return this.loseRace(request, session);
    return presentSpin(await this.settlement.finish(round), this.now());
  }

  private async replyAgain(round: RoundRow, request: SpinRequest): Promise<SpinReply> {
    const isSame =
      parseAmount(request.stake, round.decimals) === (round.bought_at ?? round.stake) &&
      request.buys === (round.bought_at !== null) &&
      (request.freePack ?? null) === round.free_pack &&
      request.clientSeed === round.client_seed;
    if (!isSame) throw new StudioError('IdempotencyMismatch', 'The requestId belongs to another spin');
    return presentSpin(await this.settlement.finish(round), this.now());
  }

  private async loseRace(request: SpinRequest, session: SessionRow): Promise<SpinReply> {
    const twin = await findByRequest(this.database, request.session, request.requestId);
    if (twin !== null) return this.replyAgain(twin, request);
    throw tooEarly(Math.max(1, session.min_round_ms));
  }

  private async finishEarlierRound(session: SessionRow): Promise<void> {
    const earlier = await findUnfinished(this.database, session.token);
    if (earlier === null || isFinished(await this.settlement.finish(earlier))) return;
    throw new StudioError('RoundPending', 'The round before waits for the operator', { retryAfterMs: 2000 });
  }

  /** Stores the round and the next seed; null if the same request was stored or the seed was used meanwhile. */
  private async play(
    request: SpinRequest,
    session: SessionRow,
    game: GameDefinition,
    { stake, offer }: Wager,
  ): Promise<RoundRow | null> {
    const { clientSeed } = request;
    const seeds = { serverSeed: session.server_seed, clientSeed, nonce: session.nonce };
    const result = await (offer === null ? playFairRound(game, seeds) : playFairPurchase(game, offer, seeds));
    const win = unitsToMinor(result.units, stake, game.divisor);
    const staked = offer === null ? stake : priceOf(game, offer, stake);
    const { game: sysname, player, nonce } = session;
    const nextSeed = await this.nextSeed({ game: sysname, player, clientSeed, nonce: nonce + 1 });
    const nextSeedHash = await hashServerSeed(nextSeed);
    const now = this.now();
    const round: NewRound = {
      id: `round-${globalThis.crypto.randomUUID()}`,
      session: session.token,
      request_id: request.requestId,
      mode: session.mode,
      game: game.sysname,
      player: session.player,
      state: session.mode === 'demo' ? 'settled' : 'open',
      stake: staked,
      bought_at: offer === null ? null : stake,
      free_pack: request.freePack ?? null,
      total_win: win,
      currency: session.currency,
      decimals: session.decimals,
      outcome: JSON.stringify(presentOutcome(game, result, stake, session.decimals)),
      server_seed: session.server_seed,
      seed_hash: session.seed_hash,
      client_seed: clientSeed,
      nonce: session.nonce,
      next_seed_hash: nextSeedHash,
      reply_balance: null,
    };
    const change = { token: session.token, usedNonce: session.nonce, clientSeed, nextSeed, nextSeedHash };
    return this.database.transaction(async (tx) => {
      // The same request may have been stored between the first check for it and the read of the session.
      if ((await findByRequest(tx, session.token, request.requestId)) !== null) return null;
      if (!(await useSeed(tx, change))) return null;
      const balance = session.mode === 'demo' ? await moveDemoBalance(tx, session.token, staked, win) : null;
      if (session.mode === 'demo' && balance === null) {
        throw new StudioError('InsufficientFunds', 'Not enough play credits');
      }
      const replyBalance = balance === null ? null : formatAmount(balance, session.decimals);
      await insertRound(tx, { ...round, reply_balance: replyBalance }, now, now + OWN_REQUEST_MS);
      return findByRequest(tx, session.token, request.requestId);
    });
  }
}

/** What a spin stakes: its stake alone, or the price of the game's offer at that stake. */
interface Wager {
  readonly stake: bigint;
  readonly offer: FeatureOffer | null;
}

/** A purchase needs the market's permission, and is one stake: it may not be above the game's highest one. */
function readWager(
  { stake: text, buys, freePack = null }: SpinRequest,
  session: SessionRow,
  game: GameDefinition,
): Wager {
  const stake = parseAmount(text, session.decimals);
  const ladder = stakeLadder(game, session.decimals);
  if (stake === null || !ladder.includes(stake)) {
    throw new StudioError('InvalidStake', 'The game does not take this stake');
  }
  if (freePack !== null && (buys || session.mode === 'demo')) {
    throw new StudioError('InvalidParameter', 'Free spins play the game as it is', { field: 'freePack' });
  }
  if (!buys) return { stake, offer: null };
  const { offer } = presentGame(game);
  if (offer === null || !session.feature_buy) {
    throw new StudioError('InvalidParameter', 'Free spins cannot be bought here', { field: 'buys' });
  }
  if (priceOf(game, offer, stake) > (ladder.at(-1) ?? 0n)) {
    throw new StudioError('InvalidStake', 'A purchase may not be above the highest stake');
  }
  return { stake, offer };
}
