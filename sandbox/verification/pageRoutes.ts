import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { FastifyInstance } from 'fastify';

export interface PageOptions {
  /** Folder of the built client: index.html, sdk.js, assets/. */
  readonly clientDir: string;
  /** Origins of the casinos that embed the page, with the origins that frame those. */
  readonly embedders: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const ASSET = /^[\w-]+(?:\.[\w-]+)*\.(js|css)$/;

/** The script for the casino's page, and the page that it frames. */
export async function pageRoutes(app: FastifyInstance, { clientDir, embedders }: PageOptions): Promise<void> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: blob:",
    'media-src blob: mediastream:',
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(' ')}`,
  ].join('; ');
  const common = { 'x-content-type-options': 'nosniff', 'referrer-policy': 'no-referrer' };

  app.get('/sdk.js', async (_request, reply) => {
    const body = await readIfThere(resolve(clientDir, 'sdk.js'));
    if (body === null) return reply.code(404).send({ error: { type: 'NotFound', message: 'Not built' } });
    return reply
      .headers({ ...common, 'content-type': TYPES['js'], 'cache-control': 'no-cache' })
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(body);
  });
  app.get('/websdk', async (_request, reply) => {
    const body = await readIfThere(resolve(clientDir, 'index.html'));
    if (body === null) return reply.code(404).send({ error: { type: 'NotFound', message: 'Not built' } });
    return reply
      .headers({ ...common, 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' })
      .header('content-security-policy', policy)
      .header('permissions-policy', 'camera=(self), microphone=(), geolocation=()')
      .send(body);
  });
  app.get<{ Params: { file: string } }>('/assets/:file', async ({ params }, reply) => {
    const type = ASSET.exec(params.file)?.[1];
    const body = type === undefined ? null : await readIfThere(resolve(clientDir, 'assets', params.file));
    if (type === undefined || body === null)
      return reply.code(404).send({ error: { type: 'NotFound', message: 'No such file' } });
    return reply
      .headers({ ...common, 'content-type': TYPES[type], 'cache-control': 'public, max-age=31536000, immutable' })
      .send(body);
  });
}

async function readIfThere(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOENT' || error.code === 'EISDIR')) return null;
    throw error;
  }
}
