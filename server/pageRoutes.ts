import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { PagePlan, Rendered, RenderedRedirect, RenderRequest } from '../src/entry-server.tsx';
import { isPreview } from './content/preview/previewAddress.ts';
import { compressed, isLasting, PageCache } from './PageCache.ts';
import { isCrawler, sendStatusOnly } from './seo/crawlers.ts';
import type { CachedPage, PageAnswer, PageSource } from './PageCache.ts';
import { RenderGate } from './RenderGate.ts';

export interface PageHtml {
  readonly html: string;
  readonly scripts: readonly string[];
}

export interface PageRoutesOptions {
  readonly plan: (request: RenderRequest) => Promise<PagePlan>;
  readonly render: (request: RenderRequest) => Promise<Rendered>;
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
}

const sessionCookie = /(?:^|;\s*)(?:__Host-)?croupier_session(?:_framed)?=/;

/**
 * No `stale-while-revalidate`: a page is at most half a minute old, by its data (5 s), the page cache (5 s) and a CDN.
 */
const shared = 'public, max-age=0, s-maxage=20';

/**
 * Every address without another route is a page, or the not-found page. `expire`: what pages show has changed, so each
 * is rendered again.
 */
export function pageRoutes(app: FastifyInstance, options: PageRoutesOptions): { readonly expire: () => void } {
  const cache = new PageCache(options.now);
  const gate = new RenderGate(options.rendersPerSecond, options.now);

  async function sourceOf(rendering: Promise<Rendered>): Promise<PageSource> {
    const rendered = await rendering;
    if (rendered.kind === 'redirect') return rendered;
    const { html, scripts } = await options.documentOf(rendered);
    return { kind: 'page', status: rendered.status, plain: Buffer.from(html), scripts };
  }

  async function pageOf(asked: RenderRequest, address: string): Promise<PageAnswer> {
    const source = await gate.run(address, () => sourceOf(options.render(asked)));
    return source.kind === 'redirect' ? source : compressed(source);
  }

  async function sharedPage(key: string, asked: RenderRequest, address: string): Promise<PageAnswer> {
    let isOwn = false;
    const answer = await cache.get(key, () => {
      isOwn = true;
      return gate.run(address, () => sourceOf(options.render(asked)));
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
      const source = await gate.run(request.ip, () => sourceOf(options.preview(asked, slug, cookie)));
      if (source.kind === 'redirect') return sendRedirect(reply, source);
      // Its address is told to no other site; the site's own forms still say where they come from.
      void reply.headers({ 'x-robots-tag': 'noindex, nofollow', 'referrer-policy': 'same-origin' });
      return sendPage(request, reply, await compressed(source), { ...plan, isPersonal: true });
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

  function sendPage(
    request: FastifyRequest,
    reply: FastifyReply,
    page: CachedPage,
    { isPersonal, isEmbeddable, isSecret }: Extract<PagePlan, { readonly kind: 'page' }>,
  ): FastifyReply {
    if (page.status === 503 || page.status === 429) void reply.header('retry-after', '15');
    if (page.status >= 400 && isCrawler(request)) return sendStatusOnly(reply, page.status);
    const wantsBrotli = /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    void reply
      .code(page.status)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', isEmbeddable ? options.embedPolicy : options.policy(page.scripts))
      .header('vary', 'accept-encoding')
      .header('cache-control', !isPersonal && isLasting(page.status) ? shared : 'private, no-store');
    if (isSecret) void reply.header('referrer-policy', 'no-referrer');
    if (wantsBrotli) void reply.header('content-encoding', 'br');
    return reply.send(wantsBrotli ? page.brotli : page.plain);
  }
}

/** The address as browsers parse it, with `\` as `/`: guard, key and render use the same. Null if it is invalid. */
function readAddress({ raw, headers }: FastifyRequest): RenderRequest | null {
  // Appended to an origin, not resolved against one: `//elsewhere/x` is a path of this site (and a missing page).
  const address = `http://site${raw.url ?? '/'}`;
  if (!URL.canParse(address)) return null;
  const { pathname, search } = new URL(address);
  return { pathname, search, hasSessionCookie: sessionCookie.test(headers.cookie ?? '') };
}

function sendRedirect(reply: FastifyReply, { to, status }: RenderedRedirect): FastifyReply {
  return reply.code(status).header('cache-control', 'no-store').header('location', to).send();
}
