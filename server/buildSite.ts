import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import serveStatic from '@fastify/static';
import fastify, { LogController } from 'fastify';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Rendered, RenderOptions, RenderRequest } from '../src/entry-server.tsx';
import { leadScripts } from '../src/shared/head/afterLead.ts';
import { isProtectedPath } from '../src/shared/navigation/guestGuard.ts';
import type { Settings } from './settings.ts';
import type { ClientAssets } from './ClientAssets.ts';
import { crawlerRoutes } from './crawlerRoutes.ts';
import { compressFast } from './compressPage.ts';
import { ContentClient, NoLocalesError } from './ContentClient.ts';
import { imageProxy } from './imageProxy.ts';
import { nfxRoutes } from './nfxRoutes.ts';
import { operatorProxy } from './operatorProxy.ts';
import { isLasting, PageCache } from './PageCache.ts';
import type { CachedPage, PageSource } from './PageCache.ts';
import { pageDocument } from './pageDocument.ts';
import { refuseAmbiguousFraming } from './http/requestFraming.ts';
import { baseHeaders, contentSecurityPolicy } from './securityHeaders.ts';
import { loggerOptions } from './logging/loggerOptions.ts';
import { serverTimeLimits } from './http/serverTimeLimits.ts';

/** What the built `entry-server` gives. */
export interface ServerEntry {
  readonly inlineScript: string;
  renderPage(request: RenderRequest, options: RenderOptions): Promise<Rendered>;
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

const sessionCookie = /(?:^|;\s*)(?:__Host-)?croupier_session=/;
/** `--surface-0` of each theme. */
const themeColours = { dark: '#0b0d16', light: '#f6f3ec' };

/** The site server: stateless, built apart from listening so that tests inject. */
export async function buildSite(options: SiteOptions): Promise<FastifyInstance> {
  const { config } = options;
  const fetcher = options.fetch ?? fetch;
  const isSecure = config.siteUrl.startsWith('https:');
  const app = fastify({
    logger: config.logLevel === 'silent' ? false : loggerOptions(config.logLevel),
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { ignoreTrailingSlash: false },
    // Whose word about a client's address counts: the connection's, or that of the last trusted proxy.
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    ...serverTimeLimits,
    bodyLimit: 2 * 1024 * 1024,
  });
  const content = new ContentClient({
    url: config.contentUrl,
    token: config.contentToken,
    fetch: fetcher,
    now: options.now ?? Date.now,
    onFailure: (path, error) => app.log.warn({ path, reason: String(error) }, 'content system did not answer'),
    onLocalesLeftOut: (leftOut, served) => {
      if (served.length === 0) app.log.error({ leftOut }, NoLocalesError.told);
      else app.log.warn({ leftOut, served }, 'languages of the content system cannot be served under their codes');
    },
  });
  const { inlineScript } = await options.entry();
  const policy = contentSecurityPolicy({ inlineScripts: [inlineScript, ...leadScripts], frameOrigins: config.frameOrigins, embedders: config.telegramHostOrigins, isSecure });
  const headers = baseHeaders(isSecure);
  const cache = new PageCache(options.now ?? Date.now);

  refuseAmbiguousFraming(app);
  app.addHook('onSend', async (request, reply) => {
    // Files are no documents: one header is all they need, and each costs its bytes on every file.
    if (request.raw.url?.startsWith('/assets/')) {
      reply.header('x-content-type-options', 'nosniff');
      return;
    }
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
  });
  // Set before any route: those registered earlier would keep the framework's own.
  app.setErrorHandler((error: FastifyError, request, reply) => {
    if (error.statusCode !== undefined && error.statusCode < 500) return reply.code(error.statusCode).send({ error: error.message });
    // 8-14: told once for each answer of the content system, not for each request.
    const isTold = error instanceof NoLocalesError;
    if (!isTold) request.log.error({ err: error, path: request.raw.url?.split('?')[0] }, 'request failed');
    return reply.code(500).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(faultPage(isTold ? error.message : ''));
  });
  app.get('/healthz', () => ({ status: 'ok' }));
  app.get('/readyz', async (_request, reply) => {
    const isReady = await fetcher(`${config.operatorUrl}/healthz`, { signal: AbortSignal.timeout(2_000) }).then((response) => response.ok, () => false);
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'operator away' });
  });
  app.addContentTypeParser(['application/csp-report', 'application/reports+json'], { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, JSON.parse(String(body)));
    } catch (cause) {
      done(Object.assign(new Error('unreadable report', { cause }), { statusCode: 400 }));
    }
  });
  nfxRoutes(app, { content, tokensCss: options.tokensCss, now: options.now ?? Date.now });
  imageProxy(app, {
    allowedOrigins: config.imageOrigins,
    cacheDir: join(config.dataDir, 'images'),
    maxDiskBytes: config.imageCacheMb * 1024 * 1024,
    configuredQualities: async () => {
      const entry = await options.entry();
      const configurations = await Promise.all((await locales()).all.map(({ code }) => content.siteConfiguration(code)));
      return configurations.flatMap((one) => entry.pictureQualitiesOf(one));
    },
    fetch: fetcher,
    ...(options.now ? { now: options.now } : {}),
  });
  await app.register(operatorProxy, { upstream: config.operatorUrl });
  if (options.clientDir !== null) {
    const served = { preCompressed: true, index: false, wildcard: false } as const;
    await app.register(serveStatic, { ...served, root: options.clientDir, globIgnore: ['assets/**'], setHeaders: (response) => void response.header('cache-control', 'no-cache') });
    // Named by their contents: whoever has one never asks again, so validators would only weigh on the first page.
    const unchanging = { etag: false, lastModified: false, acceptRanges: false } as const;
    await app.register(serveStatic, {
      ...served,
      ...unchanging,
      root: join(options.clientDir, 'assets'),
      prefix: '/assets/',
      decorateReply: false,
      setHeaders: (response) => void response.header('cache-control', 'public, max-age=31536000, immutable'),
    });
  }

  const locales = async () => {
    const list = await content.locales();
    return { all: list?.locales ?? fallbackLocales, defaultCode: list?.defaultLocale ?? 'en' };
  };
  crawlerRoutes(app, {
    siteUrl: config.siteUrl,
    locales,
    paths: async () => (await options.entry()).listPublicPaths({ operatorUrl: config.operatorUrl, fetch: fetcher, defaultLocale: (await locales()).defaultCode }),
    now: options.now ?? Date.now,
  });

  async function render(request: FastifyRequest): Promise<Rendered> {
    // Put behind an origin, not resolved against one: `//elsewhere/x` is a path of this site, and no page of it.
    const { pathname, search } = new URL(`http://site${request.raw.url ?? '/'}`);
    const { all, defaultCode } = await locales();
    const entry = await options.entry();
    return entry.renderPage(
      { pathname, search, hasSessionCookie: sessionCookie.test(request.headers.cookie ?? '') },
      {
        operatorUrl: config.operatorUrl,
        fetch: fetcher,
        locales: all,
        defaultLocale: defaultCode,
        content: async (locale) => ({ config: await content.siteConfiguration(locale), messages: await content.messages(locale) }),
        gameOrigins: config.frameOrigins,
        telegramHosts: config.telegramHostOrigins,
        // Whoever asks for a page that is not there is no fault of the site.
        onFault: (message, what) => request.log[what === 'failedCall' ? 'warn' : 'info']({ path: pathname }, message),
      },
    );
  }

  function pageOf(page: Rendered & { kind: 'page' }): PageSource {
    return { status: page.status, plain: Buffer.from(pageDocument(page, { siteUrl: config.siteUrl, assets: options.assets.page(page.files), inlineScript, themeColours })) };
  }

  /** A personal page's HTML is nobody's in particular, but whether it is sent depends on a cookie: it is not kept. */
  async function answerPage(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const address = request.raw.url ?? '/';
    if (isProtectedPath(address)) {
      const rendered = await render(request);
      if (rendered.kind === 'redirect') return sendRedirect(reply, rendered);
      const source = pageOf(rendered);
      return sendPage(request, reply, { ...source, brotli: await compressFast(source.plain) }, false);
    }
    try {
      const page = await cache.get(address, async () => {
        const rendered = await render(request);
        if (rendered.kind === 'redirect') throw new RedirectAnswer(rendered);
        return pageOf(rendered);
      });
      return sendPage(request, reply, page, true);
    } catch (error) {
      if (error instanceof RedirectAnswer) return sendRedirect(reply, error.to);
      throw error;
    }
  }

  function sendRedirect(reply: FastifyReply, { to, status }: Rendered & { kind: 'redirect' }): FastifyReply {
    return reply.code(status).header('cache-control', 'no-store').header('location', to).send();
  }

  function sendPage(request: FastifyRequest, reply: FastifyReply, page: CachedPage, isCacheable: boolean): FastifyReply {
    const wantsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', policy)
      .header('vary', 'accept-encoding')
      .header('cache-control', isCacheable && isLasting(page.status) ? 'public, max-age=0, s-maxage=30, stale-while-revalidate=60' : 'private, no-store');
    if (page.status === 503 || page.status === 429) void reply.header('retry-after', '15');
    if (wantsBrotli) void reply.header('content-encoding', 'br');
    return reply.send(wantsBrotli ? page.brotli : page.plain);
  }

  app.setNotFoundHandler(async (request, reply) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return reply.code(405).send({ error: 'method not allowed' });
    return answerPage(request, reply);
  });
  return app;
}

/** A render that ended in a redirect: carried past the page cache, which keeps pages only. */
class RedirectAnswer extends Error {
  constructor(readonly to: Rendered & { kind: 'redirect' }) {
    super('redirect');
  }
}

/** The last resort: when even rendering the error page failed. Needs nothing. */
const faultPage = (detail: string): string =>
  `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Something broke</title><body><h1>Something broke on our side</h1><p>Your balance and bets are safe. <a href="">Try again</a></p><p>${detail}</p>`;

/** Used until the content system has answered once, so that a cold start still serves a page. */
const fallbackLocales = [{ code: 'en', name: 'English', dir: 'ltr' as const }];

/** The stylesheet of design tokens (7-112), as built. */
export const readTokens = (file: string): Promise<string> => readFile(file, 'utf8');
