import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildSite } from '../../../server/buildSite.ts';
import { locales } from '../../../tests/fakes/testRoot.ts';
import { readSiteSettings } from '../../settings.ts';

const content: Readonly<Record<string, unknown>> = {
  '/content/api/locales': { data: locales.map((one) => ({ ...one, isDefault: one.code === 'en' })) },
  '/content/api/site-configuration?locale=es': { data: { imageQuality: { tile: 60, banner: 70.5 } } },
  '/content/api/site-configuration?locale=ar': {
    data: { customCode: [{ isEnabled: true, position: 'head', code: '<script>window.counted = true</script>' }] },
  },
  '/content/api/messages?locale=es': { data: { messages: { core: { brand: 'Casino <propio>' } } } },
};

/** 2.2-18: no content pages in any language, so that any address of one segment is a 404 and not a 503. */
const noPages = { data: [], meta: { pagination: { page: 1, pageSize: 100, pageCount: 0, total: 0 } } };

/** A site server of the given operator, with a small content system of its own. */
export async function startSite(operatorUrl: string, dataDir: string): Promise<FastifyInstance> {
  const config = readSiteSettings({ LOG_LEVEL: 'silent', OPERATOR_URL: operatorUrl, DATA_DIR: dataDir });
  const fetcher: typeof fetch = async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : input);
    if (!url.pathname.startsWith('/content/')) return fetch(input, init);
    const found = url.pathname === '/content/api/pages' ? noPages : content[url.pathname + url.search];
    return found === undefined ? new Response('', { status: 404 }) : Response.json(found);
  };
  const built = await buildSite({
    config,
    entry: () => import('../../../src/entry-server.tsx'),
    assets: { page: () => ({ entry: '/assets/entry.js', scripts: [], styles: [], sheet: [] }) },
    clientDir: join(dataDir, 'client'),
    tokensCss: ':root{--ink:#fff}',
    previewFiles: 'server/previews',
    fetch: fetcher,
  });
  await built.ready();
  return built;
}
