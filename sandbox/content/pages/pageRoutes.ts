import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ChangeNotices } from '../ChangeNotices.ts';
import { ContentError } from '../ContentError.ts';
import type { ContentUser, ContentUsers } from '../users/ContentUsers.ts';
import { bearerOf } from '../users/userRoutes.ts';
import type { PageEntries } from './PageEntries.ts';

interface Parts {
  readonly pages: PageEntries;
  readonly users: ContentUsers;
  readonly notices: ChangeNotices;
  /** Throws for a language that is none. */
  readonly localeOf: (request: FastifyRequest) => string;
}

const isDraftAsked = ({ query }: FastifyRequest): boolean =>
  typeof query === 'object' && query !== null && 'status' in query && query.status === 'draft';

/** The content type `page`: published ones for the site, drafts and changes for editors only. */
export function pageRoutes(app: FastifyInstance, { pages, users, notices, localeOf }: Parts): void {
  function demandEditor({ headers }: FastifyRequest): ContentUser {
    const user = users.userOf(bearerOf(headers.authorization));
    if (user?.role !== 'editor') throw new ContentError(403, 'ForbiddenError', 'Forbidden');
    return user;
  }

  app.get('/pages', (request) => {
    const isDraft = isDraftAsked(request);
    if (isDraft) demandEditor(request);
    const data = pages.list(localeOf(request), isDraft ? 'draft' : 'published');
    return { data, meta: { pagination: { page: 1, pageSize: 100, pageCount: 1, total: data.length } } };
  });
  // As in Strapi, a change is published at once unless `status=draft` says that it is not.
  app.put<{ Params: { documentId: string } }>('/pages/:documentId', async (request) => {
    demandEditor(request);
    const locale = localeOf(request);
    const data: unknown = Object(request.body).data;
    if (typeof data !== 'object' || data === null) throw new ContentError(400, 'ValidationError', 'Missing "data"');
    const isDraft = isDraftAsked(request);
    const page = pages.update(request.params.documentId, locale, { data: { ...data }, isDraft });
    if (page === null) throw new ContentError(404, 'NotFoundError', 'Not Found');
    const entry = { documentId: page.documentId, locale };
    await notices.tell({ event: isDraft ? 'entry.update' : 'entry.publish', model: 'page', entry });
    return { data: page, meta: {} };
  });
}
