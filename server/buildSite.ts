import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import fastify, { LogController } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { WebManifestOptions } from '../src/app/installed/webManifest.ts';
import type { PagePlan, Rendered, RenderOptions, RenderRequest } from '../src/entry-server.tsx';
import { leadScripts } from '../src/shared/head/afterLead.ts';
import type { ClientAssets } from './ClientAssets.ts';
import { clientFiles } from './clientFiles.ts';
import { ContentClient, NoLocalesError } from './ContentClient.ts';
import { crawlerRoutes } from './crawlerRoutes.ts';
import { GeneralInfoClient } from './GeneralInfoClient.ts';
import { guestFetch } from './guestFetch.ts';
import { refuseAmbiguousFraming } from './http/requestFraming.ts';
import { serverTimeLimits } from './http/serverTimeLimits.ts';
import { imageProxy } from './imageProxy.ts';
import { loggerOptions } from './logging/loggerOptions.ts';
import { manifestRoute } from './manifestRoute.ts';
import { nfxRoutes } from './nfxRoutes.ts';
import { operatorProxy } from './operatorProxy.ts';
import { pageDocument } from './pageDocument.ts';
import { pageRoutes } from './pageRoutes.ts';
import { baseHeaders, contentSecurityPolicy } from './securityHeaders.ts';
import type { Settings } from './settings.ts';
import { answerRouterError, handleErrors } from './siteErrors.ts';

/** Exports of the built `entry-server`. */
export interface ServerEntry {
  readonly inlineScript: string;
  planPage(request: RenderRequest, options: Pick<RenderOptions, 'locales' | 'defaultLocale'>): PagePlan;
  renderPage(request: RenderRequest, options: RenderOptions): Promise<Rendered>;
  webManifest(locale: string, options: WebManifestOptions): Promise<Readonly<Record<string, unknown>>>;
  pictureQualitiesOf(config: unknown): readonly number[];
  listPublicPaths(options: Pick<RenderOptions, 'operatorUrl' | 'fetch' | 'defaultLocale'>): Promise<readonly string[]>;
}

export interface SiteOptions {
  readonly config: Settings;
  readonly entry: () => Promise<ServerEntry>;
  readonly assets: ClientAssets;
  /** Built client files; null in development, where Vite serves them. */
  readonly clientDir: string | null;
  readonly tokensCss: string;
  readonly fetch?: typeof fetch;
  readonly now?: () => number;
}

/** `--surface-0` of each theme. */
const themeColours = { dark: '#0b0d16', light: '#f6f3ec' };

/** Used until the content system has answered once, so that a cold start can serve pages. */
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
    frameworkErrors: answerRouterError(headers),
    // Trusts X-Forwarded-For of the configured number of proxies only, else the connection's address.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    ...serverTimeLimits,
    bodyLimit: 64 * 1024,
  });
  const content = contentClient(app, { config, fetch: fetcher, now });
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
  nfxRoutes(app, { content, tokensCss: options.tokensCss, now });
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
  crawlerRoutes(app, {
    siteUrl: config.siteUrl,
    isMirror: async () => (await general.get()).site.mirrorOf !== '',
    locales,
    paths: async () =>
      (await options.entry()).listPublicPaths({
        operatorUrl: config.operatorUrl,
        fetch: fetcher,
        defaultLocale: (await locales()).defaultCode,
      }),
    now,
  });

  const { inlineScript } = await options.entry();
  const guestCalls = guestFetch(fetcher, now);
  const policyFor = (embedders: readonly string[]) =>
    contentSecurityPolicy({
      inlineScripts: [inlineScript, ...leadScripts],
      frameOrigins: config.frameOrigins,
      sdkUrl: config.verificationSdkUrl,
      embedders,
      isSecure,
    });
  pageRoutes(app, {
    async plan(asked) {
      const { all, defaultCode } = await locales();
      const plan = (await options.entry()).planPage(asked, { locales: all, defaultLocale: defaultCode });
      // Pages of another state of the address are not served from the cache.
      const { site } = await general.get();
      return plan.kind === 'page' ? { ...plan, key: `${site.state} ${site.mirrorOf} ${plan.key}` } : plan;
    },
    async render(asked) {
      const { all, defaultCode } = await locales();
      const entry = await options.entry();
      return entry.renderPage(asked, {
        operatorUrl: config.operatorUrl,
        fetch: guestCalls,
        locales: all,
        defaultLocale: defaultCode,
        async content(locale) {
          const [siteConfig, messages] = await Promise.all([
            content.siteConfiguration(locale),
            content.messages(locale),
          ]);
          return { config: siteConfig, messages };
        },
        gameOrigins: config.frameOrigins,
        site: (await general.get()).site,
        telegramHosts: config.telegramHostOrigins,
        embedParents: config.embedParents,
        verificationSdk: config.verificationSdkUrl ?? '',
        // A request for a missing page is not an error of the site.
        onFault: (message, what) => app.log[what === 'failedCall' ? 'warn' : 'info']({ path: asked.pathname }, message),
      });
    },
    documentOf: (page) =>
      pageDocument(page, {
        siteUrl: config.siteUrl,
        assets: options.assets.page(page.files),
        inlineScript,
        themeColours,
      }),
    policy: policyFor(config.telegramHostOrigins),
    embedPolicy: policyFor([...config.telegramHostOrigins, ...config.embedParents]),
    hasCache: config.hasPageCache,
    rendersPerSecond: config.rendersPerSecond,
    now,
  });
  return app;
}

function contentClient(
  app: FastifyInstance,
  { config, ...given }: { readonly config: Settings; readonly fetch: typeof fetch; readonly now: () => number },
): ContentClient {
  return new ContentClient({
    url: config.contentUrl,
    token: config.contentToken,
    ...given,
    onFailure: (path, error) => app.log.warn({ path, reason: String(error) }, 'content system did not answer'),
    onLocalesLeftOut: (leftOut, served) => {
      if (served.length === 0) app.log.error({ leftOut }, NoLocalesError.told);
      else app.log.warn({ leftOut, served }, 'languages of the content system cannot be served under their codes');
    },
  });
}

/** The stylesheet of design tokens (7-112), as built. */
export const readTokens = (file: string): Promise<string> => readFile(file, 'utf8');
