import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../../kernel/stores.ts';
import type { FreeSpinPack } from '../face/freeSpinPack.ts';
import type { FreeSpinsState } from '../face/FreeSpinsState.ts';
import { Remote } from '../../../kernel/Remote.ts';
import type { RemoteStatus } from '../../../kernel/Remote.ts';
import type { Cancel } from '../../../lib/clock.ts';
import { fetchPacks } from './api.ts';

/** The packs that are used up or whose time is over. */
export class PastPacksStore {
  readonly #list = new Remote<readonly FreeSpinPack[]>();
  #active: Pick<FreeSpinsState, 'packs' | 'adopt'> | null = null;
  readonly #deps: Pick<StoreDeps, 'call' | 'news'>;

  constructor(deps: Pick<StoreDeps, 'call' | 'news'>) {
    this.#deps = deps;
    makeAutoObservable(this);
  }

  get packs(): readonly FreeSpinPack[] {
    return this.#list.value ?? [];
  }

  get status(): RemoteStatus {
    return this.#list.status;
  }

  /** Loads the packs and keeps them up to date; returns a disposer. The active ones too, if they are not known yet. */
  start(active: Pick<FreeSpinsState, 'packs' | 'adopt'>): Cancel {
    this.#active = active;
    void this.load();
    const { news } = this.#deps;
    const stops = [
      news.subscribe((event) => {
        // A pack with rounds left is an active one, unless a round was put back into it.
        if (event.type === 'freespins.changed' && (event.data.remaining_count === 0 || this.has(event.data.id)))
          void this.load();
      }),
      news.subscribeGaps(() => void this.load()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  load(): Promise<void> {
    const { call } = this.#deps;
    return this.#list.refresh('packs', async () => {
      const [used, expired, active] = await Promise.all([
        fetchPacks(call, 'used'),
        fetchPacks(call, 'expired'),
        this.#active?.packs === null ? fetchPacks(call, 'active') : null,
      ]);
      if (active !== null) this.#active?.adopt(active);
      return [...used, ...expired].sort((one, other) => other.expiresAt - one.expiresAt);
    });
  }

  private has(id: number): boolean {
    return this.packs.some((pack) => pack.id === String(id));
  }
}

export const pastPacksStore: StoreFactory<PastPacksStore> = {
  key: 'bonuses.pastPacks',
  scope: 'player',
  create: ({ call, news }) => new PastPacksStore({ call, news }),
};
