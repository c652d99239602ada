import { makeAutoObservable, runInAction, when } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import { createGamesApi } from '../api.ts';
import type { GamesApi } from '../api.ts';

type Deps = Pick<StoreDeps, 'session' | 'notices' | 't' | 'place' | 'navigate'>;
type Api = Pick<GamesApi, 'likes' | 'setLiked'>;

/**
 * 3-59, 4-7: the player's favourites. A press shows at once and is sent; if the operator refuses it, it is undone with a
 * message. Presses on one game are sent one after the other, so that the last one counts.
 */
export class FavouritesStore {
  status: RemoteStatus = 'idle';
  private readonly liked = new Set<string>();
  /** What the operator has confirmed. */
  readonly #confirmed = new Set<string>();
  readonly #sending = new Set<string>();
  /** A guest's press, which is carried out once they have signed in. */
  #wish: string | null = null;
  readonly #api: Api;
  readonly #deps: Deps;

  constructor(api: Api, deps: Deps) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this, { has: false });
  }

  /** The latest first. */
  get sysnames(): readonly string[] {
    return [...this.liked].reverse();
  }

  has(sysname: string): boolean {
    return this.liked.has(sysname);
  }

  /** Loads the signed-in player's favourites once. Never rejects: without them hearts are empty, and can be set. */
  async load(): Promise<void> {
    const { uid } = this.#deps.session;
    if (uid === 0 || this.status === 'loading' || this.status === 'ready') return;
    this.status = 'loading';
    const sysnames = await this.#api.likes().catch(() => null);
    runInAction(() => {
      this.status = sysnames === null ? 'failed' : 'ready';
      for (const sysname of [...(sysnames ?? [])].reverse()) {
        this.#confirmed.add(sysname);
        if (!this.#sending.has(sysname)) this.liked.add(sysname);
      }
    });
    this.grantWish();
  }

  /** Guests are led to the sign-in; who it is may not be known yet. */
  toggle(sysname: string): void {
    const { session } = this.#deps;
    if (session.status === 'unknown') {
      void when(() => session.status !== 'unknown').then(() => this.toggle(sysname));
      return;
    }
    if (!this.#deps.session.isPlayer) {
      this.#wish = sysname;
      const { path, search, hash } = this.#deps.place;
      this.#deps.navigate(`${path}${search}${search === '' ? '?' : '&'}show_popup_auth=1${hash}`);
      return;
    }
    if (this.liked.has(sysname)) this.liked.delete(sysname);
    else this.liked.add(sysname);
    if (!this.#sending.has(sysname)) void this.send(sysname, this.#deps.session.uid);
  }

  private grantWish(): void {
    const wish = this.#wish;
    this.#wish = null;
    if (wish !== null && !this.liked.has(wish)) this.toggle(wish);
  }

  /** Sends what is shown until the operator knows it. */
  private async send(sysname: string, player: number): Promise<void> {
    this.#sending.add(sysname);
    try {
      while (player === this.#deps.session.uid && this.liked.has(sysname) !== this.#confirmed.has(sysname)) {
        const isLiked = this.liked.has(sysname);
        await this.#api.setLiked(sysname, isLiked, player);
        if (isLiked) this.#confirmed.add(sysname);
        else this.#confirmed.delete(sysname);
      }
    } catch {
      if (player === this.#deps.session.uid) this.undo(sysname);
    } finally {
      this.#sending.delete(sysname);
    }
  }

  private undo(sysname: string): void {
    if (this.#confirmed.has(sysname)) this.liked.add(sysname);
    else this.liked.delete(sysname);
    this.#deps.notices.show(this.#deps.t('games:favourites.failed'), 'error');
  }
}

export const favouritesStore: StoreFactory<FavouritesStore> = {
  key: 'games.favourites',
  scope: 'player',
  create: ({ call, ...deps }) => new FavouritesStore(createGamesApi(call), deps),
};
