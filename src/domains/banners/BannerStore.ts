import type { Snapshotable, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import type { Call } from '../../lib/call.ts';
import { parseBanner } from './parseBanner.ts';
import type { Banner, BannerPlace } from './parseBanner.ts';

/** 7-31 */
const fields = ['id', 'finished_at', 'description'];

const noBanners: readonly Banner[] = [];

/** 3-62: the banners of all places. */
export class BannerStore implements Snapshotable<readonly Banner[]> {
  private readonly answer = new Remote<readonly Banner[]>();

  constructor(private readonly call: Call) {}

  get status(): RemoteStatus {
    return this.answer.status;
  }

  get banners(): readonly Banner[] {
    return this.answer.value ?? noBanners;
  }

  at(place: BannerPlace): readonly Banner[] {
    return this.banners.filter((banner) => banner.place === place);
  }

  /** 3-62: the banner is over. */
  drop(id: number): void {
    if (this.status === 'ready')
      this.answer.adopt(
        'banners',
        this.banners.filter((banner) => banner.id !== id),
      );
  }

  /** Loads once. Never rejects: the transport reports the failure, and the place of the banners stays empty. */
  load(): Promise<void> {
    return this.answer.load('banners', () => this.fetch()).catch(() => undefined);
  }

  private async fetch(): Promise<readonly Banner[]> {
    const banners: Banner[] = [];
    for (;;) {
      const { items, count } = await this.call('GET banners.get', { offset: banners.length, fields });
      banners.push(...items.map(parseBanner));
      if (items.length === 0 || banners.length >= count) return banners;
    }
  }

  dehydrate(): readonly Banner[] | null {
    return this.status === 'ready' ? this.banners : null;
  }

  hydrate(banners: readonly Banner[]): void {
    this.answer.adopt('banners', banners);
  }
}

export const bannerStore: StoreFactory<BannerStore> = {
  key: 'banners.banners',
  scope: 'visit',
  create: ({ call }) => new BannerStore(call),
};
