import type { ContentPage } from '../../src/shared/content/contentPage.ts';
import type { ContentClient } from '../ContentClient.ts';
import { readContentPage } from './readContentPage.ts';

/**
 * The pages of the content system, all of a language at once: an address that names none costs no request, however many
 * of them a client makes up.
 */
export class ContentPages {
  /** Read pages of each answer: cleaning is done once per answer, not per request. */
  private readonly read = new WeakMap<readonly unknown[], ReadonlyMap<string, ContentPage>>();

  constructor(private readonly client: Pick<ContentClient, 'pages'>) {}

  /**
   * The page in a language, or in the default one where it is not translated. Null if there is none, undefined if the
   * content system has never answered.
   */
  async find(slug: string, locale: string, defaultLocale: string): Promise<ContentPage | null | undefined> {
    const own = await this.all(locale);
    const found = own?.get(slug);
    if (found !== undefined || locale === defaultLocale) return own && (found ?? null);
    const others = await this.all(defaultLocale);
    return own && others ? (others.get(slug) ?? null) : undefined;
  }

  /** The pages that search engines may list. */
  async listed(defaultLocale: string): Promise<readonly ContentPage[]> {
    const all = await this.all(defaultLocale);
    return [...(all?.values() ?? [])].filter(({ seo }) => !seo.isHidden);
  }

  private async all(locale: string): Promise<ReadonlyMap<string, ContentPage> | undefined> {
    const documents = await this.client.pages(locale);
    if (documents === null) return undefined;
    const known = this.read.get(documents);
    if (known) return known;
    const pages = new Map<string, ContentPage>();
    for (const document of documents) {
      const page = readContentPage(document);
      if (page) pages.set(page.slug, page);
    }
    this.read.set(documents, pages);
    return pages;
  }
}
