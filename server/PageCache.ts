import { LRUCache } from 'lru-cache';
import type { RenderedRedirect } from '../src/entry-server.tsx';
import { compressFast, compressWell } from './compressPage.ts';
import { SharedRuns } from './SharedRuns.ts';
import type { IsCurrent } from './SharedRuns.ts';

export interface CachedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
  /** Scripts in it beyond the site's own, for its policy. */
  readonly scripts: readonly string[];
}

/** Result of a render: status and HTML, or a redirect. */
export type PageSource = Omit<CachedPage, 'brotli'> | RenderedRedirect;
export type PageAnswer = CachedPage | RenderedRedirect;

interface Entry {
  page: CachedPage;
  renderedAt: number;
  isWellCompressed: boolean;
}

/**
 * Age after which a page is rendered again before it is served, in ms. Together with the age of its data and of a copy
 * in a CDN, a page is at most half a minute old.
 */
const freshMs = 5_000;
/** If rendering fails, the known page is served up to this age, in ms. */
const staleMs = 60_000;
/** Size limit of all pages in bytes, including both encodings and the key. */
const mostBytes = 96 * 1024 * 1024;

/** Faults and refusals may be temporary: only pages, and missing ones, are cached (2.11-12). */
export const isLasting = (status: number): boolean => status === 200 || status === 404 || status === 410;

/**
 * Cache of rendered guest pages by key. They contain nothing personal and depend only on the key. Requests for a page
 * that is being rendered wait for that render. A page requested again is compressed once more, slowly and better, and
 * that result is reused as long as rendering gives the same bytes. Redirects are returned and not cached.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({
    max: 1_000,
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.plain.length + page.brotli.length + 2 * key.length,
  });
  private readonly rendering = new SharedRuns<PageAnswer>();

  constructor(private readonly now: () => number) {}

  async get(key: string, render: () => Promise<PageSource>): Promise<PageAnswer> {
    const known = this.pages.get(key);
    const age = known ? this.now() - known.renderedAt : Number.POSITIVE_INFINITY;
    if (known && age <= freshMs) {
      if (!known.isWellCompressed) this.compressAgain(known);
      return known.page;
    }
    const renewing = this.rendering.of(key, (isCurrent) => this.render(key, render, isCurrent));
    if (!known || age > staleMs) return renewing;
    const renewed = await renewing.catch(() => known.page);
    return renewed.kind === 'page' && !isLasting(renewed.status) ? known.page : renewed;
  }

  /**
   * What pages show has changed: each is rendered again before it is served, and still served if that fails. A render
   * under way may be from before the change, so it is not kept.
   */
  expire(): void {
    this.rendering.outdate();
    const old = this.now() - freshMs - 1;
    for (const entry of this.pages.values()) entry.renderedAt = Math.min(entry.renderedAt, old);
  }

  private async render(key: string, render: () => Promise<PageSource>, isCurrent: IsCurrent): Promise<PageAnswer> {
    const source = await render();
    if (source.kind === 'redirect') return source;
    const { status, plain } = source;
    const known = this.pages.peek(key);
    if (!isCurrent()) return compressed(source);
    if (known?.page.status === status && known.page.plain.equals(plain)) {
      known.renderedAt = this.now();
      return known.page;
    }
    const page = await compressed(source);
    // Rejected: the next request renders again.
    if (isLasting(status) && isCurrent())
      this.pages.set(key, { page, renderedAt: this.now(), isWellCompressed: false });
    return page;
  }

  private compressAgain(entry: Entry): void {
    entry.isWellCompressed = true;
    const { page } = entry;
    void compressWell(page.plain).then((brotli) => {
      if (entry.page === page) entry.page = { ...page, brotli };
    });
  }
}

export const compressed = async (source: PageSource & { kind: 'page' }): Promise<CachedPage> => ({
  ...source,
  brotli: await compressFast(source.plain),
});
