import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';

export type Match = CallOutput<'GET Betting.getEvents'>['items'][number];

/** How often prices are asked for while they are seen, in ms. */
const REFRESH_MS = 5_000;

/** Live and next events for the home page. */
export class MatchesStore {
  matches: readonly Match[] = [];
  readonly #deps: Pick<StoreDeps, 'call' | 'clock'>;

  constructor(deps: Pick<StoreDeps, 'call' | 'clock'>) {
    this.#deps = deps;
    makeAutoObservable(this, { matches: observableRef });
  }

  /** Until the returned function is called; `isSeen` says whether anybody looks. */
  follow(isSeen: () => boolean): () => void {
    void this.load();
    return this.#deps.clock.every(REFRESH_MS, () => {
      if (isSeen()) void this.load();
    });
  }

  /** A failure leaves what is shown: the block is an invitation, and the sportsbook says its prices itself. */
  private async load(): Promise<void> {
    try {
      const { items } = await this.#deps.call('GET Betting.getEvents', { count: 6 });
      runInAction(() => (this.matches = items));
    } catch {
      // Reported by the transport.
    }
  }
}

export const matchesStore: StoreFactory<MatchesStore> = {
  key: 'betting.matches',
  scope: 'visit',
  create: ({ call, clock }) => new MatchesStore({ call, clock }),
};
