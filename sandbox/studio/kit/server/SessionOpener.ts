import type { RateLimiter } from '../../../../server/RateLimiter.ts';
import { formatAmount } from '../../engine/amounts.ts';
import type { Database } from '../../server/Database.ts';
import { findSession, saveSession } from '../../server/sessionRepository.ts';
import type { SessionRow } from '../../server/sessionRepository.ts';
import { operatorErrorType, StudioError } from '../../server/StudioError.ts';
import type { FreeSpins, WalletClient, WalletSession } from '../../server/WalletClient.ts';
import { createServerSeed, hashServerSeed } from '../fair/draws.ts';
import type { NextServerSeed } from '../fair/NextServerSeed.ts';

/** A demo does not know the market: it shows what every market allows. */
const DEMO_POLICY = { autoplay: false, turbo: false, feature_buy: false };
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

export interface SessionOptions {
  readonly now: () => number;
  /** Minimum time between rounds of a demo; in play mode the operator's policy decides. */
  readonly demoMinRoundMs: number;
  /** Rate limit of new demos per caller, since each is a row in the database; null for no limit. */
  readonly demoPace: RateLimiter | null;
  readonly nextSeed: NextServerSeed;
}

export interface OpenedSession {
  readonly session: SessionRow;
  /** Decimal text. */
  readonly balance: string;
  /** Rounds that the operator pays for. */
  readonly freeSpins: FreeSpins | null;
}

/**
 * Finishes what an earlier session has left; returns whether money was moved, so that the balance has to be read again.
 */
export type FinishEarlier = (player: string, game: string) => Promise<boolean>;

/** Opens the sessions of every game: a demo with credits, or real play with the operator's launch token. */
export class SessionOpener {
  constructor(
    private readonly database: Database,
    private readonly wallet: WalletClient,
    private readonly options: SessionOptions,
  ) {}

  /** Opens or resumes a session; `caller` is the address for the rate limit. Throws StudioError. */
  open(request: SessionRequest, caller: string, finishEarlier: FinishEarlier): Promise<OpenedSession> {
    return request.mode === 'demo' ? this.openDemo(request, caller) : this.openPlay(request, finishEarlier);
  }

  private async openDemo(request: SessionRequest, caller: string): Promise<OpenedSession> {
    const known = request.resume === undefined ? null : await findSession(this.database, request.resume);
    if (known?.mode === 'demo' && known.game === request.game)
      return { session: known, balance: demoBalance(known), freeSpins: null };
    const waitMs = this.options.demoPace?.take(caller, this.options.now()) ?? 0;
    if (waitMs > 0) throw new StudioError('TooManyRequests', 'Too many demos were opened', { retryAfterMs: waitMs });
    const token = `demo-${globalThis.crypto.randomUUID()}`;
    const session = await saveSession(
      this.database,
      {
        token,
        mode: 'demo',
        game: request.game,
        player: token,
        locale: request.locale,
        currency: DEMO.currency,
        decimals: DEMO.decimals,
        min_round_ms: this.options.demoMinRoundMs,
        ...DEMO_POLICY,
        demo_balance: DEMO.credits,
        ...(await this.firstSeeds(request.game, token)),
      },
      this.options.now(),
    );
    return { session, balance: demoBalance(session), freeSpins: null };
  }

  private async openPlay(request: SessionRequest, finishEarlier: FinishEarlier): Promise<OpenedSession> {
    const { session: token = '' } = request;
    if (token === '') throw new StudioError('InvalidParameter', 'Play mode needs the session of the launch');
    const opened = await this.wallet.session(token);
    if (opened.kind === 'unknown')
      throw new StudioError('OperatorUnavailable', 'The casino does not answer', { retryAfterMs: 2000 });
    if (opened.kind === 'refused') throw new StudioError(operatorErrorType(opened.type), opened.message);
    const { player, currency, decimals, locale, min_round_ms, game } = opened.value;
    const { autoplay = false, turbo = false, feature_buy = false } = opened.value;
    if (game !== request.game) throw new StudioError('InvalidParameter', 'The session is for another game');
    const hasMoved = await finishEarlier(player, game);
    const session = await saveSession(
      this.database,
      {
        token,
        mode: 'play',
        game,
        player,
        locale: request.locale || locale,
        currency,
        decimals,
        min_round_ms,
        autoplay,
        turbo,
        feature_buy,
        demo_balance: null,
        ...(await this.firstSeeds(game, player)),
      },
      this.options.now(),
    );
    const now = hasMoved ? await this.askAgain(token, opened.value) : opened.value;
    return { session, balance: now.balance, freeSpins: now.free_spins ?? null };
  }

  private async firstSeeds(
    game: string,
    player: string,
  ): Promise<Pick<SessionRow, 'server_seed' | 'seed_hash' | 'client_seed'>> {
    const client_seed = createServerSeed().slice(0, 16);
    const server_seed = await this.options.nextSeed({ game, player, clientSeed: client_seed, nonce: 0 });
    return { server_seed, seed_hash: await hashServerSeed(server_seed), client_seed };
  }

  private async askAgain(token: string, known: WalletSession): Promise<WalletSession> {
    const reply = await this.wallet.session(token);
    return reply.kind === 'done' ? reply.value : known;
  }
}

const demoBalance = ({ demo_balance: balance, decimals }: SessionRow): string => formatAmount(balance ?? 0n, decimals);
