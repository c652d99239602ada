import { createHash } from 'node:crypto';
import type { FastifyPluginAsync } from 'fastify';
import { artwork, dominantColour } from './index.ts';

interface Picture {
  readonly body: string;
  readonly etag: string;
}

const HOUR_S = 3600;

const cached = {
  'cache-control': `public, max-age=${HOUR_S}, stale-while-revalidate=${24 * HOUR_S}`,
  'cross-origin-resource-policy': 'cross-origin',
};

/** Content-Security-Policy of a picture: opened as a page, it can run no script and load nothing. */
const svgPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

/** Serves the pictures under /art as SVG, and the placeholder colour of each by its path. */
export const artServer: FastifyPluginAsync = async (app) => {
  const drawn = new Map<string, Picture>();

  function pictureAt(path: string): Picture | undefined {
    const known = drawn.get(path);
    if (known !== undefined || !Object.hasOwn(artwork, path)) return known;
    const body = artwork[path]?.() ?? '';
    const picture = { body, etag: `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"` };
    drawn.set(path, picture);
    return picture;
  }

  app.get('/art/colours.json', async (_request, reply) => reply.headers(cached).send(dominantColour));
  app.get<{ Params: { '*': string } }>('/art/*', async (request, reply) => {
    const name = request.params['*'];
    const picture = name.endsWith('.svg') ? pictureAt(name.slice(0, -'.svg'.length)) : undefined;
    if (picture === undefined) return reply.callNotFound();
    reply.headers({
      ...cached,
      etag: picture.etag,
      'content-security-policy': svgPolicy,
      'x-content-type-options': 'nosniff',
    });
    if (request.headers['if-none-match'] === picture.etag) return reply.status(304).send();
    return reply.type('image/svg+xml; charset=utf-8').send(picture.body);
  });
};
