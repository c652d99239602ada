import type { FastifyInstance } from 'fastify';
import type { StartData } from '../src/app/StartData.ts';
import type { PagePlan, Rendered, RenderOptions, RenderRequest } from '../src/entry-server.tsx';
import type { LocaleView } from '../src/kernel/stores.ts';
import type { ServerEntry } from './ServerEntry.ts';
import type { ContentClient } from './ContentClient.ts';
import { withConfirmContents } from './content/confirmContents.ts';
import { ContentIcons } from './content/ContentIcons.ts';
import type { ContentPages } from './content/ContentPages.ts';
import { readOnce } from './content/readOnce.ts';
import { redirectReader } from './content/redirectReader.ts';
import { askedAt } from './guestFetch.ts';
import type { GeneralInfoClient } from './GeneralInfoClient.ts';
import type { Settings } from './settings.ts';

interface RendererOptions {
  readonly app: FastifyInstance;
  readonly config: Settings;
  readonly entry: () => Promise<ServerEntry>;
  readonly content: ContentClient;
  readonly pages: ContentPages;
  readonly general: GeneralInfoClient;
  readonly locales: () => Promise<Pick<LocaleView, 'all' | 'defaultCode'>>;
  /** For the operator's answers to guests. */
  readonly fetch: typeof fetch;
  readonly iconFetch: typeof fetch;
  readonly now: () => number;
}

/** When the oldest of the operator's answers in it was asked for. */
export interface Aged {
  readonly since: number;
}

type ReadPage = NonNullable<RenderOptions['readPage']>;

export interface SiteRenderer {
  plan(asked: RenderRequest): Promise<PagePlan>;
  /** With `readPage` in place of what is published. */
  render(asked: RenderRequest, readPage?: ReadPage): Promise<Rendered & Aged>;
  /** Current words and settings (`currentStart` of the entry). */
  startData(locale: string, namespaces: readonly string[]): Promise<StartData | null>;
}

/** Plans and renders pages from what the content system and the operator say of the site. */
export function siteRenderer({
  app,
  config,
  content,
  pages,
  general,
  locales,
  ...options
}: RendererOptions): SiteRenderer {
  const redirectsFor = redirectReader(content);
  const icons = new ContentIcons({
    allowedOrigins: config.imageOrigins,
    fetch: options.iconFetch,
    now: options.now,
    onFailure: (address, error) => app.log.warn({ address, reason: String(error) }, 'icon not available'),
  });
  const cleaned = readOnce(withConfirmContents);
  /** The content system's configuration, its icons included and its confirms cleaned, and messages for a locale. */
  async function contentOf(locale: string) {
    const [siteConfig, messages] = await Promise.all([content.siteConfiguration(locale), content.messages(locale)]);
    return { config: await icons.into(cleaned(siteConfig)), messages };
  }
  const origins = {
    gameOrigins: config.frameOrigins,
    telegramHosts: config.telegramHostOrigins,
    verificationSdk: config.verificationSdkUrl ?? '',
    chatOrigin: config.chatOrigin ?? '',
    analyticsOrigin: config.analyticsOrigin ?? '',
  };
  return {
    async startData(locale, namespaces) {
      const [entry, { all, defaultCode }] = await Promise.all([options.entry(), locales()]);
      return entry.currentStart(
        { locale, namespaces },
        { ...origins, content: contentOf, locales: all, defaultLocale: defaultCode },
      );
    },
    async plan(asked) {
      const { all, defaultCode } = await locales();
      const entry = await options.entry();
      const redirects = await redirectsFor((one) => entry.redirectsOf(one), asked.pathname, { all, defaultCode });
      const plan = entry.planPage(asked, { locales: all, defaultLocale: defaultCode, redirects });
      // Pages of another state of the address are not served from the cache.
      const { site } = await general.get();
      return plan.kind === 'page' ? { ...plan, key: `${site.state} ${site.mirrorOf} ${plan.key}` } : plan;
    },
    async render(asked, readPage) {
      const { all, defaultCode } = await locales();
      const entry = await options.entry();
      let since = options.now();
      const rendered = await entry.renderPage(asked, {
        operatorUrl: config.operatorUrl,
        async fetch(input, init) {
          const response = await options.fetch(input, init);
          since = Math.min(since, askedAt(response) ?? since);
          return response;
        },
        locales: all,
        defaultLocale: defaultCode,
        content: contentOf,
        readPage: readPage ?? ((slug, locale) => pages.find(slug, locale, defaultCode)),
        ...origins,
        site: (await general.get()).site,
        embedParents: config.embedParents,
        // A request for a missing page is not an error of the site.
        onFault: (message, what) => app.log[what === 'failedCall' ? 'warn' : 'info']({ path: asked.pathname }, message),
      });
      return { ...rendered, since };
    },
  };
}
