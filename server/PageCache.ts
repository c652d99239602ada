import { LRUCache } from 'lru-cache';
import type { RenderedRedirect } from '../src/entry-server.tsx';
import { OLDEST_MS } from './keptAge.ts';
import type { PackedBody } from './PackedBody.ts';
import type { PackingQueue } from './PackingQueue.ts';
import { SharedRuns } from './SharedRuns.ts';
import type { IsCurrent } from './SharedRuns.ts';

export interface CachedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly body: PackedBody;
  /** Its `content-security-policy`: made with it, since the hashes take longer than the answer. */
  readonly policy: string;
  /** When the oldest of its data were asked for. */
  readonly since: number;
}

export type PageAnswer = CachedPage | RenderedRedirect;

export interface PageCacheOptions {
  readonly now: () => number;
  /** When the operator last answered 503, or the state of the address changed: what was made before is doubtful. */
  readonly doubtedAt: () => number;
  /** A page that nobody waited for could not be made. */
  readonly onFailure: (error: unknown) => void;
  /** If many pages change at once, those that would wait long are kept compressed fast. */
  readonly packing: PackingQueue;
}

interface Entry {
  readonly page: CachedPage;
  /** When its render began. */
  readonly madeAt: number;
  /** Made after the last change that was told. */
  readonly turn: number;
  /** Not made anew before this time: the last try has failed. */
  retryAt: number;
}

/** Age after which a page is made anew when it is asked for, in ms. */
const FRESH_MS = 5_000;
/** Pause after a failure before the next try, in ms. */
const RETRY_MS = 1_000;
/** Size limit of all pages in bytes, including all encodings and the key. */
const MOST_BYTES = 96 * 1024 * 1024;

/** Faults and refusals may be temporary: only pages, and missing ones, are cached (2.11-12). */
export const isLasting = (status: number): boolean => status === 200 || status === 404 || status === 410;

/** 3-10, 8-11: what was known of the page must not be shown any more. */
const isClosed = (status: number): boolean => status === 403 || status === 503;

/**
 * Cache of rendered guest pages by key. They contain nothing personal and depend only on the key. A page that is not
 * fresh is served at once while one new one is made, and compressed well, for all; but never when its data are older
 * than half a minute, when a change was told since, or the operator has answered 503 (docs/decisions/kept-pages.md).
 */
export class PageCache {
  private readonly pages = new LRUCache<string, Entry>({
    max: 1_000,
    maxSize: MOST_BYTES,
    sizeCalculation: ({ page }, key) => page.body.bytes + 2 * key.length,
  });
  private readonly rendering = new SharedRuns<PageAnswer>();
  /** Counts the changes that were told. */
  private turn = 0;

  constructor(private readonly options: PageCacheOptions) {}

  async get(key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const known = this.pages.get(key);
    if (!known || !this.isInTime(known)) return this.waitedFor(key, render);
    const now = this.options.now();
    const isUnchanged = known.turn === this.turn;
    if (isUnchanged && now - known.madeAt <= FRESH_MS) return known.page;
    if (known.madeAt <= this.options.doubtedAt()) return this.waitedFor(key, render);
    if (!isUnchanged) return this.orKnown(this.waitedFor(key, render), known);
    if (now >= known.retryAt) this.renewBehind(key, render);
    return known.page;
  }

  /**
   * What pages show has changed: each is rendered again before it is served, and still served if that fails. A render
   * under way may be from before the change, so it is not kept.
   */
  expire(): void {
    this.turn += 1;
    this.rendering.outdate();
  }

  private isInTime({ page }: Pick<Entry, 'page'>): boolean {
    return this.options.now() - page.since < OLDEST_MS;
  }

  /** A run that began long ago may have made it of old data: then it is made once more. */
  private async waitedFor(key: string, render: () => Promise<PageAnswer>): Promise<PageAnswer> {
    const made = await this.renewed(key, render, 'waited for');
    const isOld = made.kind === 'page' && isLasting(made.status) && !this.isInTime({ page: made });
    return isOld ? this.renewed(key, render, 'waited for') : made;
  }

  private renewBehind(key: string, render: () => Promise<PageAnswer>): void {
    const failed = () => {
      const entry = this.pages.peek(key);
      if (entry) entry.retryAt = this.options.now() + RETRY_MS;
    };
    this.renewed(key, render, 'behind').then(
      (answer) => {
        if (answer.kind === 'page' && !isLasting(answer.status)) failed();
      },
      (error: unknown) => {
        failed();
        this.options.onFailure(error);
      },
    );
  }

  /** The new page, or the known one where that is a fault that may pass. */
  private async orKnown(renewing: Promise<PageAnswer>, known: Entry): Promise<PageAnswer> {
    const renewed = await renewing.catch((error: unknown) => {
      if (!this.isInTime(known)) throw error;
      return known.page;
    });
    const isFault = renewed.kind === 'page' && !isLasting(renewed.status) && !isClosed(renewed.status);
    return isFault && this.isInTime(known) ? known.page : renewed;
  }

  private renewed(key: string, render: () => Promise<PageAnswer>, how: 'waited for' | 'behind'): Promise<PageAnswer> {
    return this.rendering.of(key, (isCurrent) => this.make(key, render, { isCurrent, how }));
  }

  private async make(
    key: string,
    render: () => Promise<PageAnswer>,
    { isCurrent, how }: { readonly isCurrent: IsCurrent; readonly how: 'waited for' | 'behind' },
  ): Promise<PageAnswer> {
    const madeAt = this.options.now();
    const made = await render();
    if (!isCurrent()) return made;
    if (made.kind === 'redirect' || isClosed(made.status)) this.pages.delete(key);
    if (made.kind === 'redirect' || !isLasting(made.status)) return made;
    const page = this.withKnownBody(key, made);
    if (how === 'behind') await this.options.packing.pack(page.body);
    if (!isCurrent()) return page;
    const entry = { page, madeAt, turn: this.turn, retryAt: Number.NEGATIVE_INFINITY };
    this.pages.set(key, entry);
    if (!page.body.isPacked) void this.packKept(key, entry);
    return page;
  }

  /** The same bytes are not compressed again. */
  private withKnownBody(key: string, page: CachedPage): CachedPage {
    const known = this.pages.peek(key)?.page.body;
    return known?.plain.equals(page.body.plain) ? { ...page, body: known } : page;
  }

  /** Somebody waited for this page, so it was kept as it was. */
  private async packKept(key: string, entry: Entry): Promise<void> {
    await this.options.packing.pack(entry.page.body);
    // Kept once more, as another object: only that is measured again.
    if (this.pages.peek(key) === entry) this.pages.set(key, { ...entry });
  }
}
