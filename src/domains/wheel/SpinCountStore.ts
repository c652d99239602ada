import { makeAutoObservable } from 'mobx';
import type { StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { Cancel } from '../../lib/clock.ts';
import { createWheelApi } from './api.ts';
import type { WheelApi } from './api.ts';

/** How many spins the player can use now, for the way to the wheel on other pages. */
export class SpinCountStore {
  readonly #answer = new Remote<number>();
  readonly #api: Pick<WheelApi, 'campaigns'>;
  readonly #deps: Pick<StoreDeps, 'news' | 'session'>;

  constructor(api: Pick<WheelApi, 'campaigns'>, deps: Pick<StoreDeps, 'news' | 'session'>) {
    this.#api = api;
    this.#deps = deps;
    makeAutoObservable(this);
  }

  /** 0 until it is known. */
  get count(): number {
    return this.#answer.value ?? 0;
  }

  /** Keeps it up to date until the result is called. */
  follow(): Cancel {
    void this.refresh();
    const stops = [
      this.#deps.news.subscribe(({ type }) => {
        if (type === 'wheels.changed') void this.refresh();
      }),
      this.#deps.news.subscribeGaps(() => void this.refresh()),
    ];
    return () => stops.forEach((stop) => stop());
  }

  private refresh(): Promise<void> {
    return this.#answer.refresh(String(this.#deps.session.uid), async () =>
      (await this.#api.campaigns()).reduce((sum, campaign) => sum + campaign.spin_balance, 0),
    );
  }
}

export const spinCountStore: StoreFactory<SpinCountStore> = {
  key: 'wheel.count',
  scope: 'player',
  create: ({ call, news, session }) => new SpinCountStore(createWheelApi(call), { news, session }),
};
