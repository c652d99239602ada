import { LRUCache } from 'lru-cache';
import type { RenderedRedirect } from '../src/entry-server.tsx';
import { compressFast, compressWell } from './compressPage.ts';

export interface CachedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** What a render gives: its status and its HTML, or where the address leads instead. */
export type PageSource = { readonly kind: 'page'; readonly status: number; readonly plain: Buffer } | RenderedRedirect;
export type PageAnswer = CachedPage | RenderedRedirect;

interface Entry {
  page: CachedPage;
  renderedAt: number;
  isWellCompressed: boolean;
}

/** A page this old is rendered anew before it is served. With the age of its data and of a copy in a CDN: half a minute at most. */
const freshMs = 5_000;
/** Where rendering anew fails, the known page is served up to this age. */
const staleMs = 60_000;
/** Of all pages, both encodings and the key included. */
const mostBytes = 96 * 1024 * 1024;

/** Faults and refusals may have passed by the next request: only pages, and their absence, are kept (2.11-12). */
export const isLasting = (status: number): boolean => status === 200 || status === 404 || status === 410;

/**
 * Rendered guest pages by key. They hold nothing personal and vary by nothing but the key. Requests for a page that is
 * being rendered wait for that render. A page asked for again is compressed once more, slowly and well; as long as
 * rendering it anew gives the same bytes, that work is kept. Redirects are passed on and not kept.
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({
    max: 1_000,
    maxSize: mostBytes,
    sizeCalculation: ({ page }, key) => page.plain.length + page.brotli.length + 2 * key.length,
  });
  private readonly rendering = new Map<string, Promise<PageAnswer>>();

  constructor(private readonly now: () => number) {}

  async get(key: string, render: () => Promise<PageSource>): Promise<PageAnswer> {
    const known = this.pages.get(key);
    const age = known ? this.now() - known.renderedAt : Number.POSITIVE_INFINITY;
    if (known && age <= freshMs) {
      if (!known.isWellCompressed) this.compressAgain(known);
      return known.page;
    }
    const renewing = this.renew(key, render);
    if (!known || age > staleMs) return renewing;
    const renewed = await renewing.catch(() => known.page);
    return renewed.kind === 'page' && !isLasting(renewed.status) ? known.page : renewed;
  }

  private renew(key: string, render: () => Promise<PageSource>): Promise<PageAnswer> {
    const shared = this.rendering.get(key);
    if (shared) return shared;
    const renewing = this.render(key, render).finally(() => this.rendering.delete(key));
    this.rendering.set(key, renewing);
    return renewing;
  }

  private async render(key: string, render: () => Promise<PageSource>): Promise<PageAnswer> {
    const source = await render();
    if (source.kind === 'redirect') return source;
    const { status, plain } = source;
    const known = this.pages.peek(key);
    if (known?.page.status === status && known.page.plain.equals(plain)) {
      known.renderedAt = this.now();
      return known.page;
    }
    const page = await compressed(source);
    // The next request asks again.
    if (isLasting(status)) this.pages.set(key, { page, renderedAt: this.now(), isWellCompressed: false });
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
