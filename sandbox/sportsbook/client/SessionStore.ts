import { parseAmount } from '../rules/amounts.ts';
import type { WalletSession } from '../server/walletMessages.ts';
import { callApi } from './callApi.ts';
import type { Locale } from './host/launch.ts';
import { Emitter } from './live/Emitter.ts';

export interface Favourite {
  readonly kind: 'league' | 'event';
  readonly id: string;
}

interface SessionReply {
  readonly session: WalletSession;
  readonly favourites: readonly Favourite[];
  readonly follows: readonly string[];
}

/** The player's session at the casino: balance, limits, bonus and free bets. Guests have none and see everything. */
export class SessionStore {
  readonly changes = new Emitter();
  wallet: WalletSession | null = null;
  favourites: readonly Favourite[] = [];
  /** Ids of the matches that the player is told about. */
  follows: readonly string[] = [];
  /** The casino has ended the session, or does not know it. */
  isExpired = false;

  /** Once the casino has been asked for the first time: before, the sportsbook does not know the session. */
  readonly asked: Promise<void>;
  private hasAsked: () => void = () => undefined;

  constructor(
    readonly token: string | null,
    /** Amounts are typed in this language. */
    readonly locale: Locale,
  ) {
    this.asked = new Promise((resolve) => {
      this.hasAsked = resolve;
    });
  }

  get decimals(): number {
    return this.wallet?.decimals ?? 2;
  }

  get balance(): bigint {
    return parseAmount(this.wallet?.balance ?? '0', this.decimals) ?? 0n;
  }

  isFavourite = (kind: Favourite['kind'], id: string): boolean =>
    this.favourites.some((one) => one.kind === kind && one.id === id);

  isFollowed = (event: string): boolean => this.follows.includes(event);

  async refresh(): Promise<void> {
    if (this.token === null) return;
    try {
      const { session, favourites, follows } = await callApi<SessionReply>('session', { session: this.token });
      this.wallet = session;
      this.favourites = favourites;
      this.follows = follows;
      this.isExpired = false;
    } catch {
      // Without an answer the last known balance stays; without any the page says that it does not know.
      this.isExpired = this.wallet === null;
    }
    this.hasAsked();
    this.changes.emit('session');
  }

  async toggle(kind: Favourite['kind'], id: string): Promise<void> {
    if (this.token === null) return;
    const is = this.isFavourite(kind, id) ? 'off' : 'on';
    const reply = await callApi<{ favourites: readonly Favourite[] }>('favourites', {
      session: this.token,
      kind,
      id,
      is,
    });
    this.favourites = reply.favourites;
    this.changes.emit('session');
  }

  async follow(event: string): Promise<void> {
    if (this.token === null) return;
    const is = this.isFollowed(event) ? 'off' : 'on';
    const reply = await callApi<{ follows: readonly string[] }>('follows', { session: this.token, id: event, is });
    this.follows = reply.follows;
    this.changes.emit('session');
  }
}
