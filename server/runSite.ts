import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { Settings } from './settings.ts';
import { buildSite } from './buildSite.ts';
import type { ServerEntry } from './ServerEntry.ts';
import { readClientAssets } from './ClientAssets.ts';

/** The site server with the built client and server render. */
export async function runSite(config: Settings): Promise<FastifyInstance> {
  const dist = resolve(config.distDir);
  const clientDir = join(dist, 'client');
  const entry = (await import(pathToFileURL(join(dist, 'ssr', 'entry-server.js')).href)) as ServerEntry;
  const site = await buildSite({
    config,
    entry: () => Promise.resolve(entry),
    assets: await readClientAssets(clientDir),
    clientDir,
    // The stylesheet of design tokens (7-112), as built.
    previewFiles: join(dist, 'servers', 'previews'),
    tokensCss: await readFile(join(dist, 'servers', 'tokens.css'), 'utf8'),
  });
  await site.listen({ port: config.sitePort, host: 'localhost' });
  return site;
}
