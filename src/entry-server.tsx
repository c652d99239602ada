import { renderToString } from 'react-dom/server';
import { App } from './app/App.tsx';
import { iconSprite } from './app/iconSprite.ts';
import { inLanguage } from './app/inLanguage.ts';
import { createRoot } from './app/createRoot.ts';
import type { Root } from './app/createRoot.ts';
import { declaredSearch } from './app/routing/declaredSearch.ts';
import { headOf } from './app/headOf.ts';
import { inlineScript } from './app/inlineScript.ts';
import { webManifest } from './app/installed/webManifest.ts';
import { sentWords, wordsLocaleOf } from './app/messages.ts';
import { fetchManifests } from './app/routing/fetchManifests.ts';
import { faultOfError, faultOfStatus } from './app/pageFault.ts';
import type { PageFault } from './app/pageFault.ts';
import { planPage } from './app/planPage.ts';
import type { PagePlan, RenderRequest, RenderedRedirect } from './app/planPage.ts';
import { loadPageData, preparePage, prepareSystemPage } from './app/preparePage.ts';
import type { PreparedPage } from './app/preparePage.ts';
import { localeView } from './app/localeView.ts';
import { matchPath } from './app/routing/matchPath.ts';
import { asLaunched } from './app/routing/asLaunched.ts';
import { publicPaths } from './app/publicPaths.ts';
import type { PublicPaths } from './app/publicPaths.ts';
import { notFoundMessage, systemRoutes } from './app/routing/routes.ts';
import { sharedI18n } from './app/sharedI18n.ts';
import type { Snapshot } from './app/Snapshot.ts';
import type { StartData } from './app/StartData.ts';
import type { OriginOptions } from './app/startDataOf.ts';
import { siteOrigins, startDataOf } from './app/startDataOf.ts';
import { startFaultWords } from './app/startFault.ts';
import { completeSiteConfig } from './app/settings/siteSettings.ts';
import type { Head } from './kernel/head.ts';
import type { LocaleOption, LocaleView } from './kernel/stores.ts';
import type { RedirectsSettings } from './app/settings/redirects.ts';
import type { Call } from './lib/call.ts';
import { createCall } from './lib/createCall.ts';
import { createClock } from './lib/clock.ts';
import type { TransportOptions } from './lib/createCall.ts';
import { NoAnswerError } from './lib/errors.ts';
import { fatalPage } from './lib/fatalPage.ts';
import type { Messages } from './lib/i18n.ts';
import { createServerPlatform } from './platform/serverPlatform.ts';
import { isHiddenPage, shellRules } from './kernel/shellRules.ts';
import type { ContentPage } from './shared/content/contentPage.ts';
import { closedStatus, usualSite } from './shared/site/siteInfo.ts';
import type { SiteInfo } from './shared/site/siteInfo.ts';
import type { SeoConfig } from './shared/head/seoConfig.ts';
import { splitLocale } from './shared/locale/localePath.ts';

export { iconSprite, inlineScript, planPage, startDataOf, webManifest };
export type { PagePlan, RenderedRedirect, RenderRequest };

export interface RenderOptions extends OriginOptions {
  readonly operatorUrl: string;
  readonly fetch?: typeof globalThis.fetch;
  readonly locales: readonly LocaleOption[];
  readonly defaultLocale: string;
  /** The content system's site configuration and messages for a locale; empty objects if it cannot be reached. */
  readonly content: (locale: string) => Promise<{ readonly config: unknown; readonly messages: Messages }>;
  /**
   * 2.2-18: a page of the content system; null if there is none, undefined if it cannot be reached. No pages without
   * it.
   */
  readonly readPage?: (slug: string, locale: string) => Promise<ContentPage | null | undefined>;
  /** What the operator says of this address; the usual by default. */
  readonly site?: SiteInfo;
  /** Origins that may frame the embeddable pages. */
  readonly embedParents: readonly string[];
  /** Called for each failed call (8-27) and missing page (8-13), for the log. */
  readonly onFault?: (message: string, what: 'failedCall' | 'noPage') => void;
}

export interface RenderedPage {
  readonly kind: 'page';
  readonly status: number;
  readonly html: string;
  readonly head: Head;
  readonly locale: LocaleView;
  readonly snapshot: Snapshot;
  /** What the app starts with besides: a file of its own. */
  readonly start: StartData;
  /** Source files beyond the entry, as named in the build manifest: of the page's route and its parts. */
  readonly files: readonly string[];
  /** Those of them whose code comes after the first paint: the page needs their styles only. */
  readonly lateFiles: readonly string[];
  /** The casino's name in the page's language. */
  readonly siteName: string;
  /** The path without its prefix, for canonical and alternate links. */
  readonly path: string;
}

export type Rendered = RenderedPage | RenderedRedirect;

const isEmbeddable = (path: string): boolean => matchPath(path)?.route.isEmbeddable === true;

/**
 * Renders one address for a guest, in its language. The result contains nothing personal and depends on the declared
 * part of the query only. If the operator cannot be reached, renders the maintenance page with 503; if it refuses a
 * page's data, the page of that status (2.11-8); where the address is closed (3-10), the page that says so.
 */
export async function renderPage(asked: RenderRequest, options: RenderOptions): Promise<Rendered> {
  const request = asLaunched(asked, options);
  const plan = planPage(request, options);
  if (plan.kind === 'redirect') return plan;
  const { locale: code, path } = splitLocale(
    request.pathname,
    options.locales.map((one) => one.code),
    options.defaultLocale,
  );
  const search = declaredSearch(path, request.search);
  const locale = localeView(code, options);
  const content = await options.content(code);
  const config = completeSiteConfig(content.config);
  const { site = usualSite } = options;
  const i18n = sharedI18n(code, await wordsLocaleOf(code, options.defaultLocale), content.messages);
  const fatal: PageFault[] = [];
  const call = guestCall(options, code, (error) => {
    options.onFault?.(error.message, 'failedCall');
    if (fatalPage(error) !== null) fatal.push(faultOfError(error));
  });
  await fetchManifests();
  // Other pages do not list the casino's partners.
  const embedParents = isEmbeddable(path) ? options.embedParents : [];
  const root = createRoot({
    call,
    platform: createServerPlatform(),
    clock: createClock(),
    i18n,
    locale,
    config,
    site,
    overrides: content.messages,
    readPage: (slug) => readPage(options, slug, code),
    ...siteOrigins(options),
    embedParents,
    navigate: () => {},
  });
  root.place.arrive(request.pathname, search);
  const closed = closedStatus(site);
  const loaded =
    closed === null
      ? await prepareAndLoad(root, path, { search, whole: request.search })
      : { page: await prepareSystemPage(root, closed), fault: faultOfStatus(closed) };
  if ('redirect' in loaded)
    return { kind: 'redirect', to: root.href(loaded.redirect), status: loaded.isPermanent ? 301 : 302 };
  // A fatal answer counts even if the page could be rendered without it (8-12).
  const fault = fatal[0] ?? loaded.fault;
  if (fault?.page === 404) options.onFault?.(notFoundMessage(request.pathname), 'noPage');
  const status = fault?.page ?? null;
  const page =
    status === null || loaded.page.route === systemRoutes[status] ? loaded.page : await prepareSystemPage(root, status);
  root.status.show(status);
  const html = renderToString(<App root={root} />);
  return {
    kind: 'page',
    status: fault?.status ?? 200,
    html,
    head: headOf(root, page),
    locale,
    snapshot: {
      faultWords: startFaultWords(i18n),
      site,
      stores: inLanguage(root.dehydrate(), { locale: code, defaultLocale: options.defaultLocale }),
      status,
      embedParents,
    },
    start: { config, locale, ...siteOrigins(options), ...sentWords(i18n, root.namespaces(), content.messages) },
    files: [...(page.route.file === null ? [] : [page.route.file]), ...(page.module.partFiles?.(root) ?? [])],
    lateFiles: page.module.lateFiles?.(root) ?? [],
    siteName: i18n.t('core:brand'),
    path,
  };
}

/** The content system out of reach is the same for its pages as the operator for others: 503 (2.11-8). */
async function readPage(options: RenderOptions, slug: string, locale: string): Promise<ContentPage | null> {
  const page = options.readPage ? await options.readPage(slug, locale) : null;
  if (page === undefined) throw new NoAnswerError('network');
  return page;
}

const guestCall = (
  { operatorUrl, fetch }: Pick<RenderOptions, 'operatorUrl' | 'fetch'>,
  locale: string,
  onFailure: NonNullable<TransportOptions['onFailure']> = () => {},
): Call =>
  createCall({
    baseUrl: operatorUrl,
    ...(fetch ? { fetch } : {}),
    locale: () => locale,
    isFramed: false,
    bearer: () => null,
    onFailure,
  });

/** 2.5-5: the redirects of a configuration, for `planPage`. */
export const redirectsOf = (config: unknown): RedirectsSettings => completeSiteConfig(config).redirects;

/** 3-35, for robots.txt and the site map. */
export const seoOf = (config: unknown): SeoConfig => completeSiteConfig(config).seo;

export const pictureQualitiesOf = (config: unknown): readonly number[] =>
  Object.values(completeSiteConfig(config).imageQuality);

export const listPublicPaths = (options: Pick<RenderOptions, 'operatorUrl' | 'fetch' | 'defaultLocale'>): PublicPaths =>
  publicPaths(guestCall(options, options.defaultLocale));

type Loaded =
  | { readonly page: PreparedPage; readonly fault: PageFault | null }
  | { readonly redirect: string; readonly isPermanent?: boolean };

async function prepareAndLoad(
  root: Root,
  path: string,
  { search, whole }: { readonly search: string; readonly whole: string },
): Promise<Loaded> {
  const page = await preparePage(root, path, search);
  if (!matchPath(path) || isHiddenPage(path, shellRules(root))) return { page, fault: faultOfStatus(404) };
  try {
    const outcome = await loadPageData(root, page);
    if (outcome === undefined) return { page, fault: null };
    if (!('redirect' in outcome)) return { page, fault: faultOfStatus(outcome.status) };
    // A redirect keeps the whole query; the page was loaded with the declared part only.
    const led = whole === search ? outcome : await loadPageData(root, await preparePage(root, path, whole));
    return led !== undefined && 'redirect' in led ? led : outcome;
  } catch (error) {
    return { page, fault: faultOfError(error) };
  }
}
