import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { CallOutput } from '../../contract/index.ts';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';

export type Match = CallOutput<'GET Betting.getEvents'>['items'][number];

/** How often prices are asked for while they are seen, in ms. */
const REFRESH_MS = 5_000;

/** Live and next events for the home page. */
export class MatchesStore {
  matches: readonly Match[] = [];
  /** On the device's clock. */
  #askedAt = Number.NEGATIVE_INFINITY;
  readonly #deps: Pick<StoreDeps, 'call' | 'clock'>;

  constructor(deps: Pick<StoreDeps, 'call' | 'clock'>) {
    this.#deps = deps;
    makeAutoObservable(this, { matches: observableRef });
  }

  /** Asks at once, unless that was just done, and again until the returned function is called, while `isSeen`. */
  follow(isSeen: () => boolean): () => void {
    const { clock } = this.#deps;
    // A failure, which the transport reports, leaves what is shown: the sportsbook says its prices itself.
    const ask = () => void this.load().catch(() => undefined);
    if (clock.device() - this.#askedAt >= REFRESH_MS) ask();
    return clock.every(REFRESH_MS, () => {
      if (isSeen()) ask();
    });
  }

  /** Rejects with the transport's error. */
  async load(): Promise<void> {
    this.#askedAt = this.#deps.clock.device();
    const { items } = await this.#deps.call('GET Betting.getEvents', { count: 6 });
    runInAction(() => (this.matches = items));
  }
}

export const matchesStore: StoreFactory<MatchesStore> = {
  key: 'betting.matches',
  scope: 'visit',
  create: ({ call, clock }) => new MatchesStore({ call, clock }),
};
