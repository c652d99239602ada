import type { InputOf, OutputOf } from '../../../../src/contract/index.ts';
import type { banners } from '../../../../src/contract/banners.ts';
import { namedFields } from '../../edge/namedFields.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import type { ContentSystem } from '../../vendors/ContentSystem.ts';
import { readBanners } from './readBanners.ts';

type Banner = OutputOf<typeof banners.get>['items'][number];

/** Banners of the content system; empty until its first reply. */
export class BannerService {
  private read: { readonly from: unknown; readonly list: readonly Banner[] } = { from: null, list: [] };

  constructor(
    private readonly deps: OperatorDeps,
    private readonly content: ContentSystem,
  ) {}

  async page({ offset, count, fields }: InputOf<typeof banners.get>): Promise<OutputOf<typeof banners.get>> {
    const { clock, config } = this.deps;
    const data = await this.content.find('banners', 'en');
    if (this.read.from !== data) this.read = { from: data, list: readBanners(data, config) };
    const now = clock.now().toISOString();
    const running = this.read.list.filter((banner) => banner.finished_at === null || banner.finished_at > now);
    return {
      count: running.length,
      items: running.slice(offset, offset + count).map((banner) => namedFields(banner, 'id', fields)),
    };
  }
}
