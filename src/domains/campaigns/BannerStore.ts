import type { Snapshotable, StoreFactory } from '../../kernel/deps.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Call } from '../../lib/call.ts';
import { parseBanner } from './parseBanner.ts';
import type { Banner } from './parseBanner.ts';

const noBanners: readonly Banner[] = [];

/** 3-62: the banners at the top of the home page. */
export class BannerStore implements Snapshotable<readonly Banner[]> {
  private readonly answer = new Remote<readonly Banner[]>();

  constructor(private readonly call: Call) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get banners(): readonly Banner[] {
    return this.answer.value ?? noBanners;
  }

  /** Loads once. Never rejects: the transport reports the failure, and the place of the banners stays empty. */
  load(): Promise<void> {
    return this.answer.load('banners', () => this.fetch()).catch(() => undefined);
  }

  private async fetch(): Promise<readonly Banner[]> {
    const { items } = await this.call('GET banners.get', {});
    return items.map(parseBanner);
  }

  dehydrate(): readonly Banner[] | null {
    return this.status === 'ready' ? this.banners : null;
  }

  hydrate(banners: readonly Banner[]): void {
    this.answer.adopt('banners', banners);
  }
}

export const bannerStore: StoreFactory<BannerStore> = {
  key: 'campaigns.banners',
  create: ({ call }) => new BannerStore(call),
};
