import type { RateLimiter } from '../../../server/RateLimiter.ts';
import { formatAmount, parseAmount } from '../engine/amounts.ts';
import { createServerSeed, hashServerSeed } from '../kit/fair/draws.ts';
import type { GameDefinition } from '../engine/gameDefinition.ts';
import type { WireRound } from '../engine/wireRound.ts';
import { findGame } from '../games/catalogue.ts';
import type { Database } from './Database.ts';
import { presentGame, type WireGame } from './presentGame.ts';
import { presentRound, type WireCommitment } from './presentRound.ts';
import { findRound, findUnshown, lastStake, markShown, unfinishedOfPlayer } from './roundRepository.ts';
import type { RoundSettlement } from './RoundSettlement.ts';
import { findSession, saveSession, type SessionRow } from './sessionRepository.ts';
import { formatStakes } from './stakes.ts';
import { operatorErrorType, StudioError } from './StudioError.ts';
import type { WalletClient } from './WalletClient.ts';

const DEMO = { currency: 'FUN', decimals: 2, credits: 1_000_00n };

export interface SessionRequest {
  /** In play mode the operator's launch token. */
  readonly session?: string;
  readonly game: string;
  readonly mode: 'play' | 'demo';
  readonly locale: string;
  /** In demo mode the session to resume after a reload. */
  readonly resume?: string;
}

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
  readonly commitment: WireCommitment;
  readonly clientSeed: string;
  /** A settled round whose end was not shown to the player; must be shown before the next spin. */
  readonly unshownRound: WireRound | null;
}

export interface SessionServiceOptions {
  readonly now: () => number;
  /** Minimum time between demo spins; in play mode the operator's policy decides. */
  readonly demoMinRoundMs: number;
  /** Rate limit of new demos per caller, since each is a row in the database; null for no limit. */
  readonly demoPace: RateLimiter | null;
}

/** Opens sessions, returns rounds not shown yet, and provides the data to verify finished rounds. */
export class SessionService {
  private readonly database: Database;
  private readonly wallet: WalletClient;
  private readonly settlement: RoundSettlement;
  private readonly options: SessionServiceOptions;

  constructor(database: Database, wallet: WalletClient, settlement: RoundSettlement, options: SessionServiceOptions) {
    this.database = database;
    this.wallet = wallet;
    this.settlement = settlement;
    this.options = options;
  }

  /** Opens or resumes a session; `caller` is the address for the rate limit. Throws StudioError. */
  async open(request: SessionRequest, caller = ''): Promise<SessionReply> {
    const game = findGame(request.game);
    if (game === undefined) throw new StudioError('NotFound', `No game is called ${request.game}`);
    return request.mode === 'demo' ? this.openDemo(request, game, caller) : this.openPlay(request, game);
  }

  /** Records that the end of a round was shown to the player. */
  async shown(token: string, roundId: string): Promise<void> {
    const session = await findSession(this.database, token);
    if (session === null) throw new StudioError('SessionExpired', 'The session is unknown');
    const isMarked = await markShown(this.database, roundId, session.player, this.options.now());
    if (!isMarked) throw new StudioError('NotFound', 'The player has no such finished round');
  }

  /** A settled round by its id, which only the session that played it has received. */
  async proof(roundId: string): Promise<WireRound> {
    const round = await findRound(this.database, roundId);
    if (round?.state !== 'settled') throw new StudioError('NotFound', 'No finished round has this id');
    return presentRound(round);
  }

  private async openDemo(request: SessionRequest, game: GameDefinition, caller: string): Promise<SessionReply> {
    const known = request.resume === undefined ? null : await findSession(this.database, request.resume);
    if (known?.mode === 'demo' && known.game === game.sysname) return this.present(known, game, demoBalance(known));
    const waitMs = this.options.demoPace?.take(caller, this.options.now()) ?? 0;
    if (waitMs > 0) throw new StudioError('TooManyRequests', 'Too many demos were opened', { retryAfterMs: waitMs });
    const token = `demo-${globalThis.crypto.randomUUID()}`;
    const session = await saveSession(
      this.database,
      {
        token,
        mode: 'demo',
        game: game.sysname,
        player: token,
        locale: request.locale,
        currency: DEMO.currency,
        decimals: DEMO.decimals,
        min_round_ms: this.options.demoMinRoundMs,
        demo_balance: DEMO.credits,
        ...(await freshSeeds()),
      },
      this.options.now(),
    );
    return this.present(session, game, demoBalance(session));
  }

  private async openPlay(request: SessionRequest, game: GameDefinition): Promise<SessionReply> {
    const { session: token = '' } = request;
    if (token === '') throw new StudioError('InvalidParameter', 'Play mode needs the session of the launch');
    const opened = await this.wallet.session(token);
    if (opened.kind === 'unknown')
      throw new StudioError('OperatorUnavailable', 'The casino does not answer', { retryAfterMs: 2000 });
    if (opened.kind === 'refused') throw new StudioError(operatorErrorType(opened.type), opened.message);
    const { player, currency, decimals, balance, locale, min_round_ms, ...launched } = opened.value;
    if (launched.game !== game.sysname) throw new StudioError('InvalidParameter', 'The session is for another game');
    const unfinished = await unfinishedOfPlayer(this.database, player, game.sysname);
    for (const round of unfinished) await this.settlement.finish(round);
    const session = await saveSession(
      this.database,
      {
        token,
        mode: 'play',
        game: game.sysname,
        player,
        locale: request.locale || locale,
        currency,
        decimals,
        min_round_ms,
        demo_balance: null,
        ...(await freshSeeds()),
      },
      this.options.now(),
    );
    return this.present(session, game, await this.balanceAfter(unfinished.length, token, balance));
  }

  /** Requests the balance again if rounds were finished after it was read, since they have moved money. */
  private async balanceAfter(finishedRounds: number, token: string, known: string): Promise<string> {
    if (finishedRounds === 0) return known;
    const reply = await this.wallet.session(token);
    return reply.kind === 'done' ? reply.value.balance : known;
  }

  private async present(session: SessionRow, game: GameDefinition, balance: string): Promise<SessionReply> {
    const unshown = await findUnshown(this.database, session.player, session.game);
    const last = await lastStake(this.database, session.player, session.game, session.currency);
    return {
      session: session.token,
      game: presentGame(game),
      currency: session.currency,
      decimals: session.decimals,
      balance,
      mode: session.mode,
      locale: session.locale,
      ...formatStakes(game, session.decimals, last, parseAmount(balance, session.decimals) ?? 0n),
      minRoundMs: session.min_round_ms,
      commitment: { seedHash: session.seed_hash, nonce: session.nonce },
      clientSeed: session.client_seed,
      unshownRound: unshown === null ? null : presentRound(unshown),
    };
  }
}

function demoBalance(session: SessionRow): string {
  return formatAmount(session.demo_balance ?? 0n, session.decimals);
}

async function freshSeeds(): Promise<Pick<SessionRow, 'server_seed' | 'seed_hash' | 'client_seed'>> {
  const server_seed = createServerSeed();
  const client_seed = createServerSeed().slice(0, 16);
  return { server_seed, seed_hash: await hashServerSeed(server_seed), client_seed };
}
