import type { FastifyInstance } from 'fastify';
import { NoLocalesError } from './ContentClient.ts';
import type { ContentClient } from './ContentClient.ts';
import type { ContentPages } from './content/ContentPages.ts';
import { addressKey } from './http/addressKey.ts';
import { shownAddress } from './logging/shownAddress.ts';
import { RateLimiter } from './RateLimiter.ts';

/** A page reports a policy violation once per cause; further reports contain nothing new and fill the log. */
const REPORTS_PER_ADDRESS = { burst: 10, perSecond: 0.1 };
const REPORTS_IN_ALL = { burst: 100, perSecond: 2 };

export interface NfxOptions {
  readonly content: ContentClient;
  readonly pages: ContentPages;
  /** 7-112: the sheet of design tokens with the content system's themes. */
  readonly tokensCss: () => Promise<string>;
  /** Address of the entry script that pages have now. */
  readonly entry: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** Site-level routes of section 7: languages, messages, design tokens and reports of policy violations. */
export function nfxRoutes(app: FastifyInstance, { content, pages, tokensCss, entry, now }: NfxOptions): void {
  const fresh = 'public, max-age=30';

  app.get('/nfx/i18n/locales', async (_request, reply) => {
    const list = await content.locales().catch(emptyList);
    if (list === 'none')
      return reply.code(500).header('cache-control', 'no-store').send({ error: NoLocalesError.told });
    if (!list)
      return reply
        .code(503)
        .header('cache-control', 'no-store')
        .header('retry-after', '5')
        .send({ error: 'content system did not answer' });
    return reply.header('cache-control', fresh).send(list);
  });

  app.get<{ Params: { locale: string } }>('/nfx/i18n/messages/:locale', async (request, reply) => {
    const { locale } = request.params;
    // Only configured languages are requested and cached: a client could name any number of others.
    const list = await content.locales().catch(emptyList);
    const isKnown = list !== null && list !== 'none' && list.locales.some(({ code }) => code === locale);
    return reply.header('cache-control', fresh).send(isKnown ? await content.messages(locale) : {});
  });

  // 2.2-18: what a page change inside the app shows; the same page that the server renders.
  app.get<{ Params: { locale: string; slug: string } }>('/nfx/pages/:locale/:slug', async (request, reply) => {
    const { locale, slug } = request.params;
    const list = await content.locales().catch(emptyList);
    const isKnown = list !== null && list !== 'none' && list.locales.some(({ code }) => code === locale);
    const page = isKnown ? await pages.find(slug, locale, list.defaultLocale) : null;
    if (page === undefined)
      return reply.code(503).header('cache-control', 'no-store').send({ error: 'content system did not answer' });
    return reply
      .code(page === null ? 404 : 200)
      .header('cache-control', 'public, max-age=5')
      .send(page ?? { error: 'no such page' });
  });

  // 7-120: the latest build. Pages compare it with their own.
  app.get('/nfx/build', (_request, reply) => reply.header('cache-control', 'no-store').send({ entry: entry() }));

  app.get('/nfx/tokens/output.css', async (_request, reply) =>
    reply
      .header('cache-control', fresh)
      .type('text/css; charset=utf-8')
      .send(await tokensCss()),
  );

  app.addContentTypeParser(
    ['application/csp-report', 'application/reports+json'],
    { parseAs: 'string' },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch (cause) {
        done(Object.assign(new Error('unreadable report', { cause }), { statusCode: 400 }));
      }
    },
  );
  const fromAddress = new RateLimiter(REPORTS_PER_ADDRESS);
  const inAll = new RateLimiter(REPORTS_IN_ALL);
  // Limited before the body is read. An address over its own limit does not use up the total.
  app.post(
    '/nfx/csp-report',
    {
      bodyLimit: 16_384,
      onRequest: async ({ ip }, reply) => {
        const waitMs = fromAddress.take(addressKey(ip), now()) || inAll.take('', now());
        if (waitMs > 0)
          await reply
            .code(429)
            .header('retry-after', Math.ceil(waitMs / 1000))
            .send({ error: 'too many reports' });
      },
    },
    (request, reply) => {
      request.log.warn({ report: cspReport(request.body) }, 'content security policy violated');
      return reply.code(204).send();
    },
  );
}

/** 8-14 */
function emptyList(error: unknown): 'none' {
  if (error instanceof NoLocalesError) return 'none';
  throw error;
}

/** The fields of a report about the page and the directive. */
function cspReport(body: unknown): Readonly<Record<string, string>> {
  const report = typeof body === 'object' && body !== null && 'csp-report' in body ? body['csp-report'] : null;
  if (typeof report !== 'object' || report === null) return {};
  const text = (name: string): string => {
    const value: unknown = Reflect.get(report, name);
    return typeof value === 'string' ? withoutContents(value).slice(0, 200) : '';
  };
  return { document: text('document-uri'), directive: text('violated-directive'), blocked: text('blocked-uri') };
}

/**
 * Origin and path of a web address: query and hash may be personal. The scheme of any other address: `data:` contains
 * its data. Plain words are kept.
 */
function withoutContents(text: string): string {
  const address = shownAddress(text.trim());
  const [, scheme = ''] = /^([a-z][a-z0-9+.-]*:)/i.exec(address) ?? [];
  return ['', 'http:', 'https:', 'ws:', 'wss:'].includes(scheme.toLowerCase()) ? address : scheme;
}
