import type { FastifyInstance } from 'fastify';
import type { LocaleView } from '../../src/kernel/stores.ts';
import { withLocale } from '../../src/shared/locale/localePath.ts';
import { protectedSegments } from '../../src/shared/navigation/guestGuard.ts';
import { siteMapFile, siteMapIndex } from './siteMap.ts';
import type { SiteMapLists } from './siteMapLists.ts';
import { SiteMaps } from './SiteMaps.ts';
import { isDisallowed } from '../../src/shared/head/robotsRules.ts';
import type { RobotsRule } from '../../src/shared/head/robotsRules.ts';

type Locales = Pick<LocaleView, 'defaultCode' | 'all'>;

interface CrawlerSeo {
  /** 3-35: lines of the content system; empty for none. */
  readonly robots: string;
  readonly rules: readonly RobotsRule[];
  /** Origin of the canonical addresses; empty for the site's own. */
  readonly canonicalUrl: string;
}

export interface CrawlerOptions {
  readonly siteUrl: string;
  /** A mirror of the main address has no site map (3-10). */
  readonly isMirror: () => Promise<boolean>;
  readonly locales: () => Promise<Locales>;
  readonly seo: () => Promise<CrawlerSeo>;
  readonly lists: () => Promise<SiteMapLists>;
  readonly now: () => number;
}

/**
 * Routes for crawlers: robots.txt, the index of the site map and its files. `expire`: pages have changed, so the site map
 * is made again.
 */
export function crawlerRoutes(app: FastifyInstance, options: CrawlerOptions): { readonly expire: () => void } {
  const maps = new SiteMaps({
    ...options,
    address: async () => ({
      origin: (await options.seo()).canonicalUrl || options.siteUrl,
      locales: await options.locales(),
    }),
    onFailure: (kind, error) => app.log.warn({ kind, reason: String(error) }, 'site map not renewed'),
  });

  /** Null for a mirror and if nothing is known yet. */
  async function filesOf() {
    return (await options.isMirror()) ? null : maps.files();
  }

  app.get('/robots.txt', async (_request, reply) => {
    const [isMirror, { robots }, locales] = await Promise.all([options.isMirror(), options.seo(), options.locales()]);
    return reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(robotsText(isMirror ? null : options.siteUrl, locales, robots));
  });

  const xml = 'application/xml; charset=utf-8';
  app.get('/sitemap.xml', async (request, reply) => {
    try {
      const known = await filesOf();
      if (known === null) return await reply.code(404).send({ error: 'a mirror has no site map' });
      const files = [...known.files].map(([name, pages]) => ({ name, pages }));
      return await reply
        .type(xml)
        .header('cache-control', 'public, max-age=300')
        .send(siteMapIndex(files, options.siteUrl));
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'no site map');
      return reply.code(503).header('retry-after', '60').send({ error: 'not available' });
    }
  });

  app.get<{ Params: { name: string } }>('/sitemaps/:name', async (request, reply) => {
    try {
      const known = await filesOf();
      const pages = known?.files.get(request.params.name.replace(/\.xml$/, ''));
      if (!known || !pages) return await reply.code(404).send({ error: 'no such site map' });
      const { rules } = await options.seo();
      // What robots.txt disallows must not be offered.
      const offered = pages.filter(({ path }) => !isDisallowed(rules, path));
      return await reply
        .type(xml)
        .header('cache-control', 'public, max-age=300')
        .send(siteMapFile(offered, known.address));
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'no site map');
      return reply.code(503).header('retry-after', '60').send({ error: 'not available' });
    }
  });
  return { expire: () => maps.expire() };
}

/**
 * 2.12-2: the Disallow paths are those of the pages with `noindex, follow`: the guard of 2.5-4 in every language, and
 * the content system's own (3-35). Groups for the same crawler are read as one (RFC 9309).
 */
function robotsText(siteUrl: string | null, { defaultCode, all }: Locales, more: string): string {
  const personal = all.flatMap(({ code }) =>
    protectedSegments.map((segment) => withLocale(`/${segment}`, code, defaultCode)),
  );
  const lines = [
    'User-agent: *',
    ...['/api/', '/platform/', '/oauth/', ...personal].map((path) => `Disallow: ${path}`),
    ...(more === '' ? [] : ['', more]),
    ...(siteUrl === null ? [] : ['', `Sitemap: ${siteUrl}/sitemap.xml`]),
  ];
  return `${lines.join('\n')}\n`;
}
