import { makeAutoObservable, observableRef, runInAction } from 'mobx';
import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import type { RemoteStatus } from '../../kernel/remote.ts';
import type { Call } from '../../lib/call.ts';
import { parseBanner } from './parseBanner.ts';
import type { Banner } from './parseBanner.ts';

/** 3-62: the banners at the top of the home page. */
export class BannerStore implements Snapshotable<readonly Banner[]> {
  status: RemoteStatus = 'idle';
  banners: readonly Banner[] = [];

  constructor(private readonly call: Call) {
    makeAutoObservable<BannerStore, 'call'>(this, { call: false, banners: observableRef });
  }

  /** Loads the banners unless loaded. */
  async load(): Promise<void> {
    if (this.status === 'ready' || this.status === 'loading') return;
    this.status = 'loading';
    try {
      const { items } = await this.call('GET banners.get', {});
      runInAction(() => {
        this.banners = items.map(parseBanner);
        this.status = 'ready';
      });
    } catch {
      // Reported by the transport. The page is complete without banners.
      runInAction(() => {
        this.status = 'failed';
      });
    }
  }

  dehydrate(): readonly Banner[] | null {
    return this.status === 'ready' ? this.banners : null;
  }

  hydrate(banners: readonly Banner[]): void {
    this.banners = banners;
    this.status = 'ready';
  }
}

export const bannerStore: StoreFactory<BannerStore> = {
  key: 'campaigns.banners',
  create: ({ call }) => new BannerStore(call),
};
