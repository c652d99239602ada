import { isSameText } from '../isSameText.ts';
import type { FastifyError, FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { dominantColour } from '../art/index.ts';
import { presentBanners } from './banners.ts';
import { ChangeNotices } from './ChangeNotices.ts';
import { ContentError } from './ContentError.ts';
import { presentFaqs } from './faq/faqs.ts';
import { locales } from './locales.ts';
import type { ContentLocale } from './locales.ts';
import { messagesOf } from './messages.ts';
import { networkPages } from './networkPages.ts';
import { PageEntries } from './pages/PageEntries.ts';
import { pageRoutes } from './pages/pageRoutes.ts';
import { siteConfigurationOf } from './siteConfiguration.ts';
import { ContentUsers } from './users/ContentUsers.ts';
import { StaffSignIn } from './users/StaffSignIn.ts';
import { bearerOf, userRoutes } from './users/userRoutes.ts';

export interface ContentOptions {
  /** The token that readers send as `Authorization: Bearer …`. */
  readonly token: string;
  readonly vendorsUrl: string;
  /** Where editors come back to after signing in by the staff's service. */
  readonly siteUrl?: string;
  /** Registers the test-only control of the site configuration under /__sandbox. */
  readonly hasSandboxControls?: boolean;
  /** Who is told of changes, signed with the secret; nobody by default. */
  readonly webhooks?: { readonly targets: readonly string[]; readonly secret: string };
  readonly fetch?: typeof fetch;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
}

const PUBLISHED_AT = '2026-01-12T09:00:00.000Z';
const stamps = { createdAt: PUBLISHED_AT, updatedAt: PUBLISHED_AT, publishedAt: PUBLISHED_AT };

/** The content system in Strapi v5's REST shape: flat documents under `data`, errors as `{ data: null, error }`. */
export function contentServer(options: ContentOptions): FastifyPluginAsync {
  const { token, vendorsUrl, hasSandboxControls = false, webhooks, now = Date.now } = options;
  const pages = new PageEntries(
    locales.map(({ code }) => code),
    vendorsUrl,
    now,
  );
  const users = new ContentUsers(now);
  const staff = new StaffSignIn(options.siteUrl ?? 'http://localhost:3000', now);
  /** Values with which a test has overridden the site configuration, in every language. */
  let edited: object = {};
  /** The chat's provider, if a test has chosen it. Without one there is no chat in tests, over whose pages it would lie. */
  let chatProvider = '';
  function configurationOf(locale: string) {
    const configuration = siteConfigurationOf(locale, vendorsUrl);
    if (!hasSandboxControls) return configuration;
    return { ...configuration, chat: { ...configuration.chat, provider: chatProvider } };
  }
  return async (root) => {
    const notices = new ChangeNotices({
      targets: webhooks?.targets ?? [],
      secret: webhooks?.secret ?? '',
      fetch: options.fetch ?? fetch,
      now,
      onFailure: (target, reason) => root.log.warn({ target, reason }, 'a change of content could not be told'),
    });
    if (hasSandboxControls) {
      root.post('/__sandbox/content/configuration', async ({ body }, reply) => {
        if (typeof body !== 'object' || body === null || Array.isArray(body))
          return reply.status(400).send({ error: 'a configuration is an object' });
        edited = body;
        await notices.tell({ event: 'entry.publish', model: 'site-configuration', entry: {} });
        return { edited: Object.keys(body) };
      });
      root.post<{ Body: { readonly provider?: unknown } }>('/__sandbox/content/chat', async ({ body }) => {
        chatProvider = String(body.provider);
        return { provider: chatProvider };
      });
      root.get('/__sandbox/content/mails', () => ({ mails: users.mails }));
    }
    networkPages(root);
    await root.register(
      async (app) => {
        app.setErrorHandler(sendError);
        app.setNotFoundHandler(() => {
          throw new ContentError(404, 'NotFoundError', 'Not Found');
        });
        userRoutes(app, users, staff);
        staff.routes(app);
        await app.register(async (read) => {
          // The site's token reads what is published; a user's token as much as the user may.
          read.addHook('onRequest', async ({ headers: { authorization } }) => {
            if (!isBearer(authorization, token) && users.userOf(bearerOf(authorization)) === null)
              throw new ContentError(401, 'UnauthorizedError', 'Missing or invalid credentials');
          });
          read.get('/locales', () => ({
            data: locales.map((locale) => ({ ...locale, ...stamps })),
            meta: { pagination: onePage(locales.length) },
          }));
          read.get('/messages', (request) => {
            const { id, documentId, code } = localeOf(request);
            return { data: { id, documentId, locale: code, messages: messagesOf(code), ...stamps }, meta: {} };
          });
          read.get('/site-configuration', (request) => {
            const { id, documentId, code } = localeOf(request);
            return {
              data: { id, documentId, locale: code, ...configurationOf(code), ...edited, ...stamps },
              meta: {},
            };
          });
          read.get('/faqs', (request) => {
            const { code } = localeOf(request);
            const data = presentFaqs(code).map((faq) => ({ ...faq, locale: code, ...stamps }));
            return { data, meta: { pagination: onePage(data.length) } };
          });
          read.get('/banners', (request) => {
            const { code } = localeOf(request);
            const data = presentBanners(vendorsUrl, (path) => dominantColour[path] ?? '#4c4343').map((banner) => ({
              ...banner,
              locale: code,
              ...stamps,
            }));
            return { data, meta: { pagination: onePage(data.length) } };
          });
          pageRoutes(read, { pages, users, notices, localeOf: (request) => localeOf(request).code });
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

const isBearer = (header: string | undefined, token: string): boolean => isSameText(header ?? '', `Bearer ${token}`);

function sendError(error: FastifyError | ContentError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const isKnown = error instanceof ContentError;
  const status = isKnown ? error.status : (error.statusCode ?? 500);
  if (status >= 500) request.log.error({ err: error }, 'unforeseen failure');
  const name = isKnown ? error.name : 'ApplicationError';
  const message = status >= 500 ? 'Internal Server Error' : error.message;
  return reply.status(status).send({ data: null, error: { status, name, message, details: {} } });
}
