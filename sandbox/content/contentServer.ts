import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { dominantColour } from '../art/index.ts';
import { presentBanners } from './banners.ts';
import { ContentError } from './ContentError.ts';
import { locales } from './locales.ts';
import type { ContentLocale } from './locales.ts';
import { messagesOf } from './messages.ts';
import { siteConfigurationOf } from './siteConfiguration.ts';

export interface ContentOptions {
  /** The token that readers send as `Authorization: Bearer …`. */
  readonly token: string;
  readonly vendorsUrl: string;
  /** Registers the test-only control of the site configuration under /__sandbox. */
  readonly hasSandboxControls?: boolean;
}

const PUBLISHED_AT = '2026-01-12T09:00:00.000Z';
const stamps = { createdAt: PUBLISHED_AT, updatedAt: PUBLISHED_AT, publishedAt: PUBLISHED_AT };

/** The content system in Strapi v5's REST shape: flat documents under `data`, errors as `{ data: null, error }`. */
export function contentServer({ token, vendorsUrl, hasSandboxControls = false }: ContentOptions): FastifyPluginAsync {
  /** Values with which a test has overridden the site configuration, in every language. */
  let edited: object = {};
  return async (root) => {
    if (hasSandboxControls) {
      root.post('/__sandbox/content/configuration', async ({ body }, reply) => {
        if (typeof body !== 'object' || body === null || Array.isArray(body))
          return reply.status(400).send({ error: 'a configuration is an object' });
        edited = body;
        return { edited: Object.keys(body) };
      });
    }
    await root.register(
      async (app) => {
        app.addHook('onRequest', async (request) => {
          if (!isBearer(request.headers.authorization, token))
            throw new ContentError(401, 'UnauthorizedError', 'Missing or invalid credentials');
        });
        app.setErrorHandler(sendError);
        app.setNotFoundHandler(() => {
          throw new ContentError(404, 'NotFoundError', 'Not Found');
        });

        app.get('/locales', () => ({
          data: locales.map((locale) => ({ ...locale, ...stamps })),
          meta: { pagination: onePage(locales.length) },
        }));
        app.get('/messages', (request) => {
          const { id, documentId, code } = localeOf(request);
          return { data: { id, documentId, locale: code, messages: messagesOf(code), ...stamps }, meta: {} };
        });
        app.get('/site-configuration', (request) => {
          const { id, documentId, code } = localeOf(request);
          return {
            data: { id, documentId, locale: code, ...siteConfigurationOf(code, vendorsUrl), ...edited, ...stamps },
            meta: {},
          };
        });
        app.get('/banners', (request) => {
          const { code } = localeOf(request);
          const data = presentBanners(vendorsUrl, (path) => dominantColour[path] ?? '#4c4343').map((banner) => ({
            ...banner,
            locale: code,
            ...stamps,
          }));
          return { data, meta: { pagination: onePage(data.length) } };
        });
      },
      { prefix: '/content/api' },
    );
  };
}

const onePage = (total: number) => ({ page: 1, pageSize: 25, pageCount: 1, total });

/** Without a locale in the query Strapi returns the default one. */
function localeOf(request: FastifyRequest): ContentLocale {
  const query: unknown = request.query;
  const asked = typeof query === 'object' && query !== null && 'locale' in query ? query.locale : undefined;
  const locale =
    asked === undefined ? locales.find(({ isDefault }) => isDefault) : locales.find(({ code }) => code === asked);
  if (locale === undefined) throw new ContentError(400, 'ValidationError', 'Invalid locale');
  return locale;
}

/** Compares digests in constant time, so that timing reveals neither length nor content of the token. */
function isBearer(header: string | undefined, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(header ?? ''), digest(`Bearer ${token}`));
}

function sendError(error: FastifyError | ContentError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isKnown = error instanceof ContentError;
  const status = isKnown ? error.status : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'unforeseen failure');
  const name = isKnown ? error.name : 'ApplicationError';
  const message = status >= 500 ? 'Internal Server Error' : error.message;
  return reply.status(status).send({ data: null, error: { status, name, message, details: {} } });
}
