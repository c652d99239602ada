import type { FastifyInstance } from 'fastify';
import type { LocaleView } from '../src/kernel/deps.ts';
import { addressIn } from '../src/shared/head/headTags.ts';
import { withLocale } from '../src/shared/locale/localePath.ts';
import { protectedSegments } from '../src/shared/navigation/guestGuard.ts';

type Locales = Pick<LocaleView, 'defaultCode' | 'all'>;

export interface CrawlerOptions {
  readonly siteUrl: string;
  /** A mirror of the main address has no site map (3-10). */
  readonly isMirror: () => Promise<boolean>;
  readonly locales: () => Promise<Locales>;
  /** Every public page's path, without locale prefix. */
  readonly paths: () => Promise<readonly string[]>;
  readonly now: () => number;
}

/** Listing all games takes many calls to the operator; crawlers come at most a few times a day. */
const keptMs = 10 * 60_000;
/** Maximum number of addresses of a site map (sitemaps.org). */
const mostAddresses = 50_000;

/** Routes for crawlers: robots.txt and the site map. */
export function crawlerRoutes(app: FastifyInstance, options: CrawlerOptions): void {
  let kept: { readonly text: string; readonly until: number } | null = null;
  let making: Promise<string> | null = null;

  async function make(): Promise<string> {
    const [locales, paths] = await Promise.all([options.locales(), options.paths()]);
    const text = siteMap(paths, options.siteUrl, locales);
    kept = { text, until: options.now() + keptMs };
    return text;
  }

  app.get('/robots.txt', async (_request, reply) => {
    const text = robotsText((await options.isMirror()) ? null : options.siteUrl, await options.locales());
    return reply.type('text/plain; charset=utf-8').header('cache-control', 'public, max-age=300').send(text);
  });

  app.get('/sitemap.xml', async (request, reply) => {
    if (await options.isMirror()) return reply.code(404).send({ error: 'a mirror has no site map' });
    try {
      const isFresh = kept !== null && kept.until > options.now();
      making ??= isFresh ? null : make().finally(() => (making = null));
      // The last site map is served while a new one is being built.
      const text = kept?.text ?? (await making) ?? '';
      making?.catch((error: unknown) => request.log.warn({ reason: String(error) }, 'site map not renewed'));
      return await reply
        .type('application/xml; charset=utf-8')
        .header('cache-control', 'public, max-age=300')
        .send(text);
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'no site map');
      return reply.code(503).header('retry-after', '60').send({ error: 'not available' });
    }
  });
}

/**
 * 2.12-2: the Disallow paths are those of the pages with `noindex, follow`: both follow the guard of 2.5-4, in every
 * language.
 */
function robotsText(siteUrl: string | null, { defaultCode, all }: Locales): string {
  const personal = all.flatMap(({ code }) =>
    protectedSegments.map((segment) => withLocale(`/${segment}`, code, defaultCode)),
  );
  const lines = [
    'User-agent: *',
    ...['/api/', '/platform/', '/oauth/', ...personal].map((path) => `Disallow: ${path}`),
    ...(siteUrl === null ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]),
  ];
  return `${lines.join('\n')}\n`;
}

const escapes: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};
const escapeXml = (text: string): string => text.replace(/[&<>"']/g, (character) => escapes[character] ?? character);

/** Each page in each language, each with its addresses in all of them (2.12-1). */
function siteMap(paths: readonly string[], siteUrl: string, { defaultCode, all }: Locales): string {
  const urls = paths.slice(0, Math.floor(mostAddresses / all.length)).flatMap((path) => {
    const inLanguage = (code: string) =>
      escapeXml(addressIn(code, { siteUrl, path, locale: { code, defaultCode, all } }));
    const alternates = all
      .map(({ code }) => `<xhtml:link rel="alternate" hreflang="${code}" href="${inLanguage(code)}"/>`)
      .join('');
    return all.map(({ code }) => `<url><loc>${inLanguage(code)}</loc>${alternates}</url>`);
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;
}
