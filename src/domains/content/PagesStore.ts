import { makeAutoObservable, observable } from 'mobx';
import type { Snapshotable, StoreDeps, StoreFactory } from '../../kernel/stores.ts';
import { Remote } from '../../kernel/Remote.ts';
import type { RemoteStatus } from '../../kernel/Remote.ts';
import { isSlug } from '../../shared/content/contentPage.ts';
import type { ContentPage } from '../../shared/content/contentPage.ts';

/** An answer of null is one, too: the content system has no such page. */
interface Answer {
  readonly page: ContentPage | null;
}

/** 2.2-18: the pages of the content system that this visit has opened, by slug. */
export class PagesStore implements Snapshotable<readonly ContentPage[]> {
  readonly #answers = observable.map<string, Remote<Answer>>({}, { deep: false });
  readonly #readPage: StoreDeps['readPage'];

  constructor(readPage: StoreDeps['readPage']) {
    this.#readPage = readPage;
    makeAutoObservable(this);
  }

  status(slug: string): RemoteStatus {
    return this.#answers.get(slug)?.status ?? 'idle';
  }

  page(slug: string): ContentPage | null {
    return this.#answers.get(slug)?.value?.page ?? null;
  }

  /** False if there is no such page. Rejects if that cannot be known. */
  async load(slug: string): Promise<boolean> {
    if (!isSlug(slug)) return false;
    await this.answerFor(slug).load(slug, async () => ({ page: await this.#readPage(slug) }));
    return this.page(slug) !== null || this.status(slug) !== 'ready';
  }

  dehydrate(): readonly ContentPage[] | null {
    const pages = [...this.#answers.values()].flatMap(({ value }) => value?.page ?? []);
    return pages.length === 0 ? null : pages;
  }

  hydrate(pages: readonly ContentPage[]): void {
    for (const page of pages) this.answerFor(page.slug).adopt(page.slug, { page });
  }

  private answerFor(slug: string): Remote<Answer> {
    const answer = this.#answers.get(slug) ?? new Remote<Answer>();
    if (!this.#answers.has(slug)) this.#answers.set(slug, answer);
    return answer;
  }
}

export const pagesStore: StoreFactory<PagesStore> = {
  key: 'content.pages',
  scope: 'visit',
  create: ({ readPage }) => new PagesStore(readPage),
};
