import type { ContentPage } from '../../../src/shared/content/contentPage.ts';
import { contentUserAgent, pageQuery } from '../../ContentClient.ts';
import type { Settings } from '../../settings.ts';
import type { ContentPages } from '../ContentPages.ts';
import { withWholeMedia } from '../mediaAddresses.ts';
import { readContentPage } from '../readContentPage.ts';

const TIMEOUT_MS = 4_000;

/** The content system has not accepted the editor's token. */
export class NotAnEditorError extends Error {
  override readonly name = 'NotAnEditorError';
}

/**
 * What editors work on. It is asked for with the editor's own token and never cached: the content system decides at
 * every request who may see it.
 */
export class Drafts {
  constructor(
    private readonly config: Pick<Settings, 'contentUrl' | 'contentMediaUrl'>,
    private readonly fetcher: typeof fetch,
    private readonly published: Pick<ContentPages, 'find'>,
  ) {}

  /** Every page of a language, as it will be. Throws NotAnEditorError; rejects if the content system does not answer. */
  async list(token: string, locale: string): Promise<readonly ContentPage[]> {
    const path = `/api/pages?locale=${encodeURIComponent(locale)}&status=draft&${pageQuery}`;
    const reply = await this.fetcher(this.config.contentUrl + path, {
      headers: { authorization: `Bearer ${token}`, accept: 'application/json', 'user-agent': contentUserAgent },
      redirect: 'error',
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    if (reply.status === 401 || reply.status === 403) throw new NotAnEditorError();
    if (!reply.ok) throw new Error(`answered ${reply.status}`);
    const { data } = Object(withWholeMedia(await reply.json(), this.config.contentMediaUrl)) as { data?: unknown };
    const pages = (Array.isArray(data) ? data : []).flatMap((document) => readContentPage(document) ?? []);
    return Promise.all(
      pages.map(async (page) => ({
        ...page,
        preview: stateOf(page, await this.published.find(page.slug, locale, locale)),
      })),
    );
  }

  /** A page as it will be, in its language or else in the default one; null if there is none. */
  async find(token: string, slug: string, locale: string, defaultLocale: string): Promise<ContentPage | null> {
    const own = (await this.list(token, locale)).find((page) => page.slug === slug);
    if (own !== undefined || locale === defaultLocale) return own ?? null;
    return (await this.list(token, defaultLocale)).find((page) => page.slug === slug) ?? null;
  }
}

function stateOf(draft: ContentPage, published: ContentPage | null | undefined): NonNullable<ContentPage['preview']> {
  if (!published) return 'draft';
  const textOf = ({ title, lead, seo, blocks }: ContentPage) => JSON.stringify([title, lead, seo, blocks]);
  return textOf(draft) === textOf(published) ? 'published' : 'changed';
}
