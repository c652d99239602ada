import { LRUCache } from 'lru-cache';
import { compressFast, compressWell } from './compressPage.ts';

export interface CachedPage {
  readonly status: number;
  readonly plain: Buffer;
  readonly brotli: Buffer;
}

/** What a render gives: its status and its HTML. */
export interface PageSource {
  readonly status: number;
  readonly plain: Buffer;
}

interface Entry {
  page: CachedPage;
  renderedAt: number;
  isWellCompressed: boolean;
}

/** A page this old is rendered anew, in the background, while the known one is served. */
const freshMs = 5_000;
/** Who has just got a page asks for its scripts and pictures next: these come before the page is rendered anew. */
const serveFirstMs = 3_000;
/** A page this old is not served any more. */
const staleMs = 60_000;

/** Faults and refusals may have passed by the next request: only pages, and their absence, are kept (2.11-12). */
export const isLasting = (status: number): boolean => status === 200 || status === 404 || status === 410;

/**
 * Rendered guest pages by address. They hold nothing personal and vary by nothing but the address. Requests for a page
 * that is being rendered wait for that render. A page asked for again is compressed once more, slowly and well; as long
 * as rendering it anew gives the same bytes, that work is kept.
 */
export class PageCache {
  private readonly pages: LRUCache<string, Entry>;
  private readonly rendering = new Map<string, Promise<CachedPage>>();
  private readonly waiting = new Set<string>();

  constructor(
    private readonly now: () => number,
    private readonly renewAfterMs = serveFirstMs,
  ) {
    this.pages = new LRUCache<string, Entry>({ max: 500 });
  }

  async get(address: string, render: () => Promise<PageSource>): Promise<CachedPage> {
    const known = this.pages.get(address);
    const age = known ? this.now() - known.renderedAt : Number.POSITIVE_INFINITY;
    if (!known || age > staleMs) return this.renew(address, render);
    if (!known.isWellCompressed) this.compressAgain(known);
    if (age > freshMs) this.renewSoon(address, render);
    return known.page;
  }

  private renewSoon(address: string, render: () => Promise<PageSource>): void {
    if (this.waiting.has(address)) return;
    this.waiting.add(address);
    setTimeout(() => {
      this.waiting.delete(address);
      this.renew(address, render).catch(() => undefined);
    }, this.renewAfterMs).unref();
  }

  private renew(address: string, render: () => Promise<PageSource>): Promise<CachedPage> {
    const shared = this.rendering.get(address);
    if (shared) return shared;
    const renewing = this.render(address, render).finally(() => this.rendering.delete(address));
    this.rendering.set(address, renewing);
    return renewing;
  }

  private async render(address: string, render: () => Promise<PageSource>): Promise<CachedPage> {
    const { status, plain } = await render();
    const known = this.pages.get(address);
    if (known?.page.status === status && known.page.plain.equals(plain)) {
      known.renderedAt = this.now();
      return known.page;
    }
    const page = { status, plain, brotli: await compressFast(plain) };
    // The next request asks again.
    if (isLasting(status)) this.pages.set(address, { page, renderedAt: this.now(), isWellCompressed: false });
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
