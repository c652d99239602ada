import { LRUCache } from 'lru-cache';

export interface CachedPage {
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** How long a rendered guest page is served again without rendering: short, since content and catalogue move. */
const freshMs = 5_000;

/**
 * Rendered guest pages by address. They hold nothing personal and vary by nothing but the address. Requests for a page
 * that is being rendered wait for that render instead of starting their own.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, CachedPage>({ max: 500, ttl: freshMs });
  private readonly rendering = new Map<string, Promise<CachedPage>>();

  get(address: string): CachedPage | undefined {
    return this.pages.get(address);
  }

  async render(address: string, render: () => Promise<CachedPage>): Promise<CachedPage> {
    const known = this.pages.get(address);
    if (known) return known;
    const shared = this.rendering.get(address);
    if (shared) return shared;
    const rendering = render().finally(() => this.rendering.delete(address));
    this.rendering.set(address, rendering);
    const page = await rendering;
    // Faults are not kept: the next request asks again.
    if (page.status < 500) this.pages.set(address, page);
    return page;
  }
}
