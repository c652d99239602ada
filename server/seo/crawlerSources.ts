import type { LocaleView } from '../../src/kernel/stores.ts';
import type { ServerEntry } from '../ServerEntry.ts';
import type { ContentClient } from '../ContentClient.ts';
import type { ContentPages } from '../content/ContentPages.ts';
import type { CrawlerOptions } from './crawlerRoutes.ts';
import { siteMapLists } from './siteMapLists.ts';
import type { SiteSeo } from './siteSeo.ts';

interface SourceOptions {
  readonly operatorUrl: string;
  readonly fetch: typeof fetch;
  readonly entry: () => Promise<ServerEntry>;
  readonly content: Pick<ContentClient, 'siteConfiguration'>;
  readonly pages: Pick<ContentPages, 'listed'>;
  readonly locales: () => Promise<Pick<LocaleView, 'all' | 'defaultCode'>>;
  readonly seoOf: (configuration: object) => SiteSeo;
}

/** What robots.txt and the site map are made of: the content system's settings in the default language, and all pages. */
export function crawlerSources(options: SourceOptions): Pick<CrawlerOptions, 'seo' | 'lists'> {
  const { operatorUrl, fetch } = options;
  const known = async () => {
    const [entry, { defaultCode }] = await Promise.all([options.entry(), options.locales()]);
    return { entry, defaultCode };
  };
  return {
    async seo() {
      const { entry, defaultCode } = await known();
      const configuration = await options.content.siteConfiguration(defaultCode);
      return { robots: options.seoOf(configuration).robots, ...entry.seoOf(configuration) };
    },
    async lists() {
      const { entry, defaultCode } = await known();
      const paths = entry.listPublicPaths({ operatorUrl, fetch, defaultLocale: defaultCode });
      return siteMapLists(paths, () => options.pages.listed(defaultCode));
    },
  };
}
