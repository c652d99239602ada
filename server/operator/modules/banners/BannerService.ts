import type { OutputOf } from '../../../../src/contract/index.ts';
import type { banners } from '../../../../src/contract/endpoints/metadata.ts';
import type { OperatorDeps } from '../../OperatorDeps.ts';
import { fetchJson } from '../../vendors/fetchJson.ts';
import { VendorError } from '../../vendors/VendorError.ts';
import { readBanners } from './readBanners.ts';

type Banner = OutputOf<typeof banners.get>['items'][number];

const CACHED_MS = 30_000;
/** A content system that fails is asked again sooner, but not by every visitor. */
const RETRY_MS = 3000;

/** Banners of the content system. While it fails, the last good list stands; without one there are no banners. */
export class BannerService {
  private list: readonly Banner[] = [];
  private freshUntil = 0;
  private loading: Promise<void> | null = null;

  constructor(private readonly deps: OperatorDeps) {}

  async page(offset: number, count: number): Promise<OutputOf<typeof banners.get>> {
    const now = this.deps.clock.now();
    if (now.getTime() >= this.freshUntil) {
      this.loading ??= this.load(now.getTime()).finally(() => {
        this.loading = null;
      });
      await this.loading;
    }
    const running = this.list.filter((banner) => banner.finished_at === null || banner.finished_at > now.toISOString());
    return { count: running.length, items: running.slice(offset, offset + count) };
  }

  private async load(nowMs: number): Promise<void> {
    const { config, fetch, logger } = this.deps;
    try {
      const headers = { authorization: `Bearer ${config.contentToken}` };
      const reply = await fetchJson(fetch, `${config.vendorsUrl}/content/api/banners?locale=en`, { headers });
      this.list = readBanners(reply, config.vendorsUrl);
      this.freshUntil = nowMs + CACHED_MS;
    } catch (error) {
      if (!(error instanceof VendorError)) throw error;
      logger.warn({ err: error }, 'the content system gave no banners');
      this.freshUntil = nowMs + RETRY_MS;
    }
  }
}
