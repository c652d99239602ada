import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { PagePlan, Rendered, RenderedPage, RenderRequest } from '../../src/entry-server.tsx';
import type { LocaleView } from '../../src/kernel/stores.ts';
import { robotsOf } from '../../src/shared/head/headTags.ts';
import { readPreviewPath } from '../../src/shared/head/previewPath.ts';
import { withLocale } from '../../src/shared/locale/localePath.ts';
import { WorkQueue } from '../pictures/WorkQueue.ts';
import { RenderGate } from '../RenderGate.ts';
import { SharedRuns } from '../SharedRuns.ts';
import { drawPreview } from './drawPreview.ts';

export interface PreviewOptions {
  /** Folder of the art and the fonts. */
  readonly folder: string;
  readonly locales: () => Promise<Pick<LocaleView, 'all' | 'defaultCode'>>;
  readonly plan: (asked: RenderRequest) => Promise<PagePlan>;
  readonly render: (asked: RenderRequest) => Promise<Rendered>;
  readonly rendersPerSecond: number;
  readonly now: () => number;
}

type Named = NonNullable<ReturnType<typeof readPreviewPath>>;

interface Drawn {
  readonly bytes: Buffer;
  /** Of everything that is drawn. */
  readonly digest: string;
  readonly until: number;
}

/** Age after which the page is looked at again, in ms; it is drawn again only if it has changed. */
const freshMs = 10 * 60_000;
const megabyte = 1024 * 1024;
/** Drawing takes most of a core for half a second; with more waiting, the render gate answers 503. */
const drawings = { running: 1, waiting: 30 };

/**
 * 2.12-2: the pictures of link previews. The address names the page, never a text: nobody can have the site draw words
 * of their own. Only pages that may be indexed have one.
 */
export function previewRoute(app: FastifyInstance, options: PreviewOptions): void {
  const { now } = options;
  const gate = new RenderGate(options.rendersPerSecond, now);
  const queue = new WorkQueue(drawings);
  const kept = new LRUCache<string, Drawn>({ maxSize: 24 * megabyte, sizeCalculation: ({ bytes }) => bytes.length });
  const drawing = new SharedRuns<Drawn | null>();

  async function pageOf(asked: RenderRequest): Promise<RenderedPage | null> {
    const plan = await options.plan(asked);
    if (plan.kind === 'redirect' || plan.isPersonal) return null;
    const page = await options.render(asked);
    if (page.kind === 'redirect' || page.status !== 200 || page.snapshot.site.mirrorOf !== '') return null;
    const { head, path, locale, start } = page;
    return robotsOf(head, { path, locale, seo: start.config.seo }) === null ? page : null;
  }

  /** The page's picture in this site's own image proxy, with its limits and its cache. */
  async function pictureOf({ head }: RenderedPage): Promise<Buffer | null> {
    if (head.image?.startsWith('/_img?') !== true) return null;
    const answer = await app.inject({ url: head.image });
    return answer.statusCode === 200 ? answer.rawPayload : null;
  }

  async function draw(key: string, asked: RenderRequest): Promise<Drawn | null> {
    const page = await pageOf(asked);
    if (page === null) return null;
    const picture = await pictureOf(page);
    const texts = {
      title: page.head.title.split(' | ')[0] ?? page.head.title,
      description: page.head.description,
      siteName: page.siteName,
      dir: page.locale.dir,
    };
    const digest = createHash('sha256')
      .update(JSON.stringify(texts))
      .update(picture ?? '')
      .digest('hex');
    const known = kept.get(key);
    const bytes =
      known?.digest === digest
        ? known.bytes
        : await queue.run(() => drawPreview(options.folder, { ...texts, picture }));
    const drawn = { bytes, digest, until: now() + freshMs };
    kept.set(key, drawn);
    return drawn;
  }

  /** Requests for a picture that is being drawn wait for it. */
  function shared(key: string, { locale, path }: Named, address: string): Promise<Drawn | null> {
    return drawing.of(key, () =>
      gate.run(address, async () => {
        const { defaultCode } = await options.locales();
        return draw(key, { pathname: withLocale(path, locale, defaultCode), search: '', hasSessionCookie: false });
      }),
    );
  }

  app.get('/_preview/*', async (request, reply) => {
    const [pathname = ''] = (request.raw.url ?? '').split('?', 1);
    const named = readPreviewPath(pathname);
    const { all } = await options.locales();
    if (named === null || !all.some(({ code }) => code === named.locale))
      return reply.code(404).header('cache-control', 'no-store').send({ error: 'no such picture' });
    const key = `${named.locale} ${named.path}`;
    const known = kept.get(key);
    const drawn = known !== undefined && known.until > now() ? known : await shared(key, named, request.ip);
    if (drawn === null) return reply.code(404).header('cache-control', 'no-store').send({ error: 'no such picture' });
    return reply
      .type('image/jpeg')
      .header('cache-control', 'public, max-age=3600')
      .header('etag', `"${drawn.digest.slice(0, 32)}"`)
      .send(drawn.bytes);
  });
}
