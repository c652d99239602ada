import { readFile } from 'node:fs/promises';
import { extname, resolve, sep } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { SportsbookError } from './SportsbookError.ts';

export interface PageOptions {
  /** Folder of the built client: index.html and assets/. */
  readonly clientDir: string;
  /** Origins of the casinos that frame the sportsbook. */
  readonly embedders: readonly string[];
}

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** The page and its files. Its own scripts only, and only the casinos may frame it. */
export function sportsbookPages(app: FastifyInstance, { clientDir, embedders }: PageOptions): void {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${embedders.length === 0 ? "'none'" : embedders.join(' ')}`,
  ].join('; ');
  app.get('/sportsbook', async (request, reply) => {
    const query = request.url.split('?')[1];
    return reply.redirect(`/sportsbook/${query === undefined ? '' : `?${query}`}`, 301);
  });
  app.get('/sportsbook/', async (_request, reply) => {
    const page = await readIfThere(resolve(clientDir, 'index.html'));
    if (page === null) throw new SportsbookError('SportsbookUnavailable', 'The client is not built');
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': policy,
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-cache',
      })
      .send(page);
  });
  app.get<{ Params: { '*': string } }>('/sportsbook/assets/*', async ({ params, headers }, reply) => {
    const folder = resolve(clientDir, 'assets');
    const file = resolve(folder, params['*']);
    const type = TYPES[extname(file)];
    const isInside = /^[\w./-]+$/.test(params['*']) && file.startsWith(folder + sep);
    const takesBrotli = /\bbr\b/.test(headers['accept-encoding'] ?? '');
    const packed = isInside && takesBrotli ? await readIfThere(`${file}.br`) : null;
    const body = packed ?? (isInside ? await readIfThere(file) : null);
    if (body === null || type === undefined) throw new SportsbookError('NotFound', 'No such file');
    if (packed !== null) reply.header('content-encoding', 'br');
    // File names contain a hash of the content.
    return reply
      .headers({
        'content-type': type,
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        vary: 'accept-encoding',
      })
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
