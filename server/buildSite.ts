import { join } from 'node:path';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import { mayRunCode } from '../src/shared/navigation/codePlaces.ts';
import { leadScripts } from '../src/shared/head/afterLead.ts';
import type { ClientAssets } from './ClientAssets.ts';
import { clientFiles } from './clientFiles.ts';
import { contentChangeRoute } from './content/contentChangeRoute.ts';
import { contentClientOf } from './content/contentClientOf.ts';
import { noCode, readCustomCode } from './content/customCode.ts';
import { themeSheet, themeTokens } from './content/themeSheet.ts';
import { readOnce } from './content/readOnce.ts';
import { ContentPages } from './content/ContentPages.ts';
import { previewOf } from './content/preview/previewOf.ts';
import { crawlerRoutes } from './seo/crawlerRoutes.ts';
import { crawlerSources } from './seo/crawlerSources.ts';
import { GeneralInfoClient } from './GeneralInfoClient.ts';
import { guestFetch } from './guestFetch.ts';
import { refuseAmbiguousFraming } from './http/requestFraming.ts';
import { serverTimeLimits } from './http/serverTimeLimits.ts';
import { iconPage } from './iconPage.ts';
import { imageProxy } from './imageProxy.ts';
import { loggerOptions } from './logging/loggerOptions.ts';
import { manifestRoute } from './manifestRoute.ts';
import { nfxRoutes } from './nfxRoutes.ts';
import { operatorProxy } from './operatorProxy.ts';
import { PackingQueue } from './PackingQueue.ts';
import { pageDocument } from './pageDocument.ts';
import { pageRoutes } from './pageRoutes.ts';
import { baseHeaders, contentSecurityPolicy } from './securityHeaders.ts';
import type { ServerEntry } from './ServerEntry.ts';
import type { Settings } from './settings.ts';
import { RenderGate } from './RenderGate.ts';
import { startFileRoute } from './startFileRoute.ts';
import { StartFiles } from './StartFiles.ts';
import { previewRoute } from './previews/previewRoute.ts';
import { readSiteSeo } from './seo/siteSeo.ts';
import { answerRouterError, handleErrors } from './siteErrors.ts';
import { routableUrl } from './routableUrl.ts';
import { siteRenderer } from './siteRenderer.ts';
import { thirdPartyFrame } from './thirdPartyFrame.ts';

export interface SiteOptions {
  readonly config: Settings;
  readonly entry: () => Promise<ServerEntry>;
  readonly assets: ClientAssets;
  /** Built client files; null in development, where Vite serves them. */
  readonly clientDir: string | null;
  readonly tokensCss: string;
  /** Folder of the art and fonts of link previews; without it none are drawn. */
  readonly previewFiles?: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** `--surface-0` of each theme. */
const themeColours = { dark: '#0b0d16', light: '#f6f3ec' };

/** Used until the content system has answered once. */
const fallbackLocales = [{ code: 'en', name: 'English', dir: 'ltr' as const }];

/** The site server: stateless; does not listen itself, so that tests can inject requests. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config } = options;
  const fetcher = options.fetch ?? fetch;
  const now = options.now ?? Date.now;
  const isSecure = config.siteUrl.startsWith('https:');
  const headers = baseHeaders(isSecure, config.verificationSdkUrl);
  const named = Object.entries(headers);
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
    rewriteUrl: routableUrl,
    frameworkErrors: answerRouterError(headers),
    // Trusts X-Forwarded-For of the configured number of proxies only, else the connection's address.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    ...serverTimeLimits,
    bodyLimit: 64 * 1024,
  });
  const content = contentClientOf(app, { config, fetch: fetcher, now });
  const pages = new ContentPages(content);
  const general = new GeneralInfoClient({
    operatorUrl: config.operatorUrl,
    mainOrigin: config.mainSiteUrl,
    fetch: fetcher,
    now,
    onFailure: (error) => app.log.warn({ reason: String(error) }, 'the operator told no general info'),
  });
  const locales = async () => {
    const list = await content.locales();
    return list ? { all: list.locales, defaultCode: list.defaultLocale } : { all: fallbackLocales, defaultCode: 'en' };
  };

  refuseAmbiguousFraming(app);
  app.addHook('onSend', (request, reply, _payload, done) => {
    // Files are not documents: one header is enough, and each header adds to every response.
    if (request.raw.url?.startsWith('/assets/')) {
      reply.header('x-content-type-options', 'nosniff');
    } else {
      for (const [name, value] of named) if (!reply.hasHeader(name)) reply.header(name, value);
    }
    done();
  });
  handleErrors(app);
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await fetcher(`${config.operatorUrl}/healthz`, { signal: AbortSignal.timeout(2_000) }).then(
      (response) => response.ok,
      () => false,
    );
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'operator away' });
  });
  const ownFrames = [
    { name: 'chat', origin: config.chatOrigin, providerOrigins: config.chatProviderOrigins },
    { name: 'analytics', origin: config.analyticsOrigin, providerOrigins: config.analyticsProviderOrigins },
  ] as const;
  for (const { origin, ...frame } of ownFrames)
    if (origin !== null)
      thirdPartyFrame(app, { ...frame, origin, siteUrl: config.siteUrl, embedders: config.telegramHostOrigins });
  const tokens = themeTokens(options.tokensCss);
  const themesOf = readOnce((answer) => themeSheet(answer, tokens));
  nfxRoutes(app, {
    content,
    pages,
    tokensCss: async () => options.tokensCss + themesOf(await content.siteConfiguration((await locales()).defaultCode)),
    entry: () => options.assets.page([]).entry,
    now,
  });
  iconPage(app, {
    sprite: async () => (await options.entry()).iconSprite(),
    locales,
  });
  imageProxy(app, {
    allowedOrigins: config.imageOrigins,
    cacheDir: join(config.dataDir, 'images'),
    maxDiskBytes: config.imageCacheMb * 1024 * 1024,
    configuredQualities: async () => {
      const entry = await options.entry();
      const configurations = await Promise.all(
        (await locales()).all.map(({ code }) => content.siteConfiguration(code)),
      );
      return configurations.flatMap((one) => entry.pictureQualitiesOf(one));
    },
    fetch: fetcher,
    ...(options.now ? { now: options.now } : {}),
  });
  await app.register(operatorProxy, { upstream: config.operatorUrl });
  if (options.clientDir !== null) await clientFiles(app, options.clientDir);
  manifestRoute(app, {
    siteUrl: config.siteUrl,
    locales,
    async manifest(locale) {
      const [entry, { all, defaultCode }, messages] = await Promise.all([
        options.entry(),
        locales(),
        content.messages(locale),
      ]);
      return entry.webManifest(locale, {
        locales: all,
        defaultLocale: defaultCode,
        messages,
        colour: themeColours.dark,
      });
    },
  });
  const seoOf = readOnce((answer) => readSiteSeo(answer, new URL(config.siteUrl).host));
  const codeOf = readOnce(readCustomCode);
  const crawlers = crawlerRoutes(app, {
    siteUrl: config.siteUrl,
    isMirror: async () => (await general.get()).site.mirrorOf !== '',
    locales,
    ...crawlerSources({ ...options, operatorUrl: config.operatorUrl, fetch: fetcher, content, pages, locales, seoOf }),
    now,
  });

  const { inlineScript } = await options.entry();
  const policyFor = (embedders: readonly string[], scripts: readonly string[] = []) =>
    contentSecurityPolicy({
      inlineScripts: [inlineScript, ...leadScripts],
      scripts,
      frameOrigins: [...config.frameOrigins, ...ownFrames.flatMap(({ origin }) => origin ?? [])],
      connectOrigins: config.connectOrigins,
      sdkUrl: config.verificationSdkUrl,
      embedders,
      isSecure,
    });
  const preview = previewOf(app, { config, fetch: fetcher, now, locales, pages });
  const guestCalls = guestFetch(fetcher, now);
  const renderer = siteRenderer({
    ...options,
    app,
    content,
    pages,
    general,
    locales,
    fetch: guestCalls.fetch,
    iconFetch: fetcher,
    now,
  });
  const { rendersPerSecond } = config;
  const { previewFiles: folder } = options;
  if (folder !== undefined) previewRoute(app, { ...renderer, folder, locales, rendersPerSecond, now });
  const packing = new PackingQueue((error) => app.log.warn({ err: error }, 'what is kept was not compressed'));
  const starts = new StartFiles(packing);
  const startGate = new RenderGate(rendersPerSecond, now);
  startFileRoute(app, {
    files: starts,
    current: (locale, namespaces) => renderer.startData(locale, namespaces),
    gate: startGate,
  });
  const served = pageRoutes(app, {
    ...renderer,
    async preview(asked, slug, cookies) {
      const found = await preview(asked.pathname, slug, cookies);
      return 'kind' in found ? found : renderer.render(asked, async () => found.page);
    },
    async documentOf(page) {
      const configuration = await content.siteConfiguration(page.locale.code);
      const code = mayRunCode(page.path) && page.status === 200 ? codeOf(configuration) : noCode;
      const html = pageDocument(page, {
        siteUrl: config.siteUrl,
        seo: seoOf(configuration),
        code,
        themeSheet: themesOf(configuration),
        assets: options.assets.page(page.files, page.lateFiles),
        inlineScript,
        start: starts.keep(page.locale.code, page.start),
        themeColours,
      });
      return { html, scripts: code.sources };
    },
    policy: (scripts) => policyFor(config.telegramHostOrigins, scripts),
    embedPolicy: policyFor([...config.telegramHostOrigins, ...config.embedParents]),
    hasCache: config.hasPageCache,
    packing,
    rendersPerSecond,
    now,
    doubtedAt: () => Math.max(guestCalls.closedAt(), general.changedAt()),
  });
  if (config.contentWebhookSecret !== '')
    contentChangeRoute(app, {
      secret: config.contentWebhookSecret,
      now,
      // What is rendered next asks first the content system, then the operator, which has banners from it.
      onChange: () => [content, guestCalls, served, crawlers].forEach((cache) => cache.expire()),
    });
  return app;
}
