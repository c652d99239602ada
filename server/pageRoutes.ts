import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagePlan, Rendered, RenderedRedirect, RenderRequest } from '../src/entry-server.tsx';
import { isPreview } from './content/preview/previewAddress.ts';
import { copyControl } from './keptAge.ts';
import { packedAnswer } from './packedAnswer.ts';
import { PackedBody } from './PackedBody.ts';
import type { PackingQueue } from './PackingQueue.ts';
import { isLasting, PageCache } from './PageCache.ts';
import type { CachedPage, PageAnswer } from './PageCache.ts';
import { RenderGate, RenderRefusedError } from './RenderGate.ts';
import { isCrawler, sendStatusOnly } from './seo/crawlers.ts';
import type { Aged } from './siteRenderer.ts';

export interface PageHtml {
  readonly html: string;
  readonly scripts: readonly string[];
}

export interface PageRoutesOptions {
  readonly plan: (request: RenderRequest) => Promise<PagePlan>;
  readonly render: (request: RenderRequest) => Promise<Rendered & Aged>;
  /** 7-115: a page of the content system as it will be, for the editor whose cookies these are; else where to sign in. */
  readonly preview: (request: RenderRequest, slug: string, cookies: string | undefined) => Promise<Rendered>;
  /** The complete HTML of a page, and sources of its policy for scripts beyond the site's own. */
  readonly documentOf: (page: Rendered & { kind: 'page' }) => Promise<PageHtml>;
  /** Value of the header `content-security-policy` of a page with these scripts beyond the site's own. */
  readonly policy: (scripts: readonly string[]) => string;
  /** The same for pages that listed parents may frame (7-1). */
  readonly embedPolicy: string;
  /** False to render every request. */
  readonly hasCache: boolean;
  /** Renders per second that one address may cause. */
  readonly rendersPerSecond: number;
  readonly now: () => number;
  /** When the operator last answered 503, or the state of the address changed. */
  readonly doubtedAt: () => number;
  /** For the pages that are kept. */
  readonly packing: PackingQueue;
}

const sessionCookie = /(?:^|;\s*)(?:__Host-)?croupier_session(?:_framed)?=/;

/**
 * Every address without another route is a page, or the not-found page. `expire`: what pages show has changed, so each
 * is rendered again.
 */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): { readonly expire: () => void } {
  const { now, doubtedAt, packing } = options;
  const cache = new PageCache({
    now,
    doubtedAt,
    packing,
    onFailure(error) {
      // The limits are no fault: the page is made at a later request.
      if (!(error instanceof RenderRefusedError)) app.log.warn({ err: error }, 'a kept page was not made anew');
    },
  });
  const gate = new RenderGate(options.rendersPerSecond, now);

  async function answerOf(rendering: Promise<Rendered & Partial<Aged>>): Promise<PageAnswer> {
    const rendered = await rendering;
    if (rendered.kind === 'redirect') return rendered;
    const { html, scripts } = await options.documentOf(rendered);
    const { status, since = now() } = rendered;
    const body = new PackedBody(Buffer.from(html));
    return { kind: 'page', status, body, policy: options.policy(scripts), since };
  }

  const pageOf = (asked: RenderRequest, address: string): Promise<PageAnswer> =>
    gate.run(address, () => answerOf(options.render(asked)));

  async function sharedPage(key: string, asked: RenderRequest, address: string): Promise<PageAnswer> {
    let isOwn = false;
    const answer = await cache.get(key, () => {
      isOwn = true;
      return pageOf(asked, address);
    });
    // A redirect contains the whole query of its request, but the key only a part: it is not shared.
    return isOwn || answer.kind === 'page' ? answer : pageOf(asked, address);
  }

  app.get('/*', async (request, reply) => {
    const asked = readAddress(request);
    if (!asked)
      return reply.code(400).header('cache-control', 'no-store').send({ error: 'the address cannot be read' });
    const plan = await options.plan(asked);
    if (plan.kind === 'redirect') return sendRedirect(reply, plan);
    const { slug } = plan;
    if (slug !== null && isPreview(asked.search)) {
      const { cookie } = request.headers;
      const page = await gate.run(request.ip, () => answerOf(options.preview(asked, slug, cookie)));
      if (page.kind === 'redirect') return sendRedirect(reply, page);
      // Its address is told to no other site; the site's own forms still say where they come from.
      void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' });
      return sendPage(request, reply, page, { ...plan, isPersonal: true });
    }
    // A personal page's HTML contains nothing personal, but whether it is sent depends on a cookie: it is not cached.
    const isKept = options.hasCache && !plan.isPersonal;
    const answer = isKept ? await sharedPage(plan.key, asked, request.ip) : await pageOf(asked, request.ip);
    return answer.kind === 'redirect' ? sendRedirect(reply, answer) : sendPage(request, reply, answer, plan);
  });
  app.setNotFoundHandler((_request, reply) =>
    reply
      .code(405)
      .header('allow', 'GET, HEAD')
      .header('cache-control', 'no-store')
      .send({ error: 'method not allowed' }),
  );

  return { expire: () => cache.expire() };

  async function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { isPersonal, isEmbeddable, isSecret }: Extract<PagePlan, { readonly kind: 'page' }>,
  ): Promise<FastifyReply> {
    if (page.status === 503 || page.status === 429) void reply.header('retry-after', '15');
    if (page.status >= 400 && isCrawler(request)) return sendStatusOnly(reply, page.status);
    const body = await packedAnswer(request, reply, page.body);
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', isEmbeddable ? options.embedPolicy : page.policy)
      .header(
        'cache-control',
        !isPersonal && isLasting(page.status) ? copyControl(page.since, now()) : 'private, no-store',
      );
    if (isSecret) void reply.header('referrer-policy', 'no-referrer');
    return reply.send(body);
  }
}

/** The address as browsers parse it, with `\` as `/`: guard, key and render use the same. Null if it is invalid. */
function readAddress({ originalUrl, headers }: FastifyRequest): RenderRequest | null {
  // Appended to an origin, not resolved against one: `//elsewhere/x` is a path of this site (and a missing page).
  const address = `http://site${originalUrl}`;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return { pathname, search, hasSessionCookie: sessionCookie.test(headers.cookie ?? '') };
}

function sendRedirect(reply: FastifyReply, { to, status }: RenderedRedirect): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').header('location', to).send();
}
