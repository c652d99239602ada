import type { FastifyInstance } from 'fastify';
import type { RenderedRedirect } from '../../../src/entry-server.tsx';
import type { LocaleView } from '../../../src/kernel/stores.ts';
import type { ContentPage } from '../../../src/shared/content/contentPage.ts';
import { splitLocale } from '../../../src/shared/locale/localePath.ts';
import type { Settings } from '../../settings.ts';
import type { ContentPages } from '../ContentPages.ts';
import { ContentUsers } from './ContentUsers.ts';
import { Drafts, NotAnEditorError } from './Drafts.ts';
import { previewSignIn } from './previewAddress.ts';
import { previewToken } from './previewCookie.ts';
import { previewRoutes } from './previewRoutes.ts';

interface Parts {
  readonly config: Settings;
  readonly fetch: typeof fetch;
  readonly now: () => number;
  readonly locales: () => Promise<Pick<LocaleView, 'all' | 'defaultCode'>>;
  readonly pages: ContentPages;
}

/**
 * The editors' preview of a site (7-115 to 7-118): registers their pages, and returns what finds a page as it will be,
 * or where to sign in for it.
 */
export function previewOf(app: FastifyInstance, { config, fetch: fetcher, now, locales, pages }: Parts) {
  const users = new ContentUsers(config, fetcher, (path, error) =>
    app.log.warn({ path, reason: String(error) }, 'content system did not answer'),
  );
  const drafts = new Drafts(config, fetcher, pages);
  previewRoutes(app, { siteUrl: config.siteUrl, users, drafts, locales, now });

  /** The page is null if there is none, and undefined if the content system does not answer. */
  return async (
    pathname: string,
    slug: string,
    cookies: string | undefined,
  ): Promise<RenderedRedirect | { readonly page: ContentPage | null | undefined }> => {
    const token = previewToken(cookies, config.siteUrl.startsWith('https:'));
    const signIn: RenderedRedirect = {
      kind: 'redirect',
      to: previewSignIn(`${pathname}?preview=draft`),
      status: 302,
    };
    if (token === '') return signIn;
    const { all, defaultCode } = await locales();
    const codes = all.map(({ code }) => code);
    try {
      return { page: await drafts.find(token, slug, splitLocale(pathname, codes, defaultCode).locale, defaultCode) };
    } catch (error) {
      if (error instanceof NotAnEditorError) return signIn;
      app.log.warn({ reason: String(error) }, 'content system did not answer');
      return { page: undefined };
    }
  };
}
