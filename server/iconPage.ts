import type { FastifyInstance } from 'fastify';
import type { LocaleView } from '../src/kernel/stores.ts';

/** The layout `svg-sprite` (2.7-1): nothing but the sprite and its names. Colours follow the reader's own theme. */
const document = (sprite: string): string =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>Icons</title><style>:root{color-scheme:light dark}body{font:14px system-ui;margin:24px}.sprite{block-size:0;inline-size:0;position:absolute}ul{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(132px,1fr));list-style:none;margin:0;padding:0}li{align-items:center;display:flex;flex-direction:column;gap:8px;text-align:center}li svg{block-size:28px;fill:none;inline-size:28px;stroke:currentColor;stroke-linecap:round;stroke-linejoin:round;stroke-width:2}code{font-size:12px;overflow-wrap:anywhere}</style></head><body>${sprite}</body></html>`;

const policy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export interface IconPageOptions {
  readonly sprite: () => Promise<string>;
  readonly locales: () => Promise<Pick<LocaleView, 'all'>>;
}

/**
 * 2.2-19: `/_icons`, for those who build pages: a page without scripts, outside of the app, so that its icons are in no
 * chunk of it. As every route, it exists under each language, too.
 */
export function iconPage(app: FastifyInstance, { sprite, locales }: IconPageOptions): void {
  const headers = {
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
    'cache-control': 'public, max-age=300',
  };
  app.get('/_icons', async (_request, reply) =>
    reply
      .headers(headers)
      .type('text/html; charset=utf-8')
      .send(document(await sprite())),
  );
  app.get<{ Params: { locale: string } }>('/:locale/_icons', async (request, reply) =>
    (await locales()).all.some(({ code }) => code === request.params.locale)
      ? reply
          .headers(headers)
          .type('text/html; charset=utf-8')
          .send(document(await sprite()))
      : reply.code(404).header('cache-control', 'no-store').send({ error: 'no such page' }),
  );
}
