/**
 * Serves the floor pages like a good production server: precompressed with brotli 11, keep-alive, immutable files.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

const TYPES = { '.html': 'text/html; charset=utf-8', '.webp': 'image/webp' };

/**
 * @param {string} folder
 * @returns {Promise<{ origin: string, close: () => Promise<void> }>}
 */
export async function serveFolder(folder) {
  const files = readAll(folder);
  const server = createServer({ keepAliveTimeout: 65_000 }, (request, response) => {
    const path = decodeURIComponent(new URL(request.url ?? '/', 'http://floor').pathname);
    const file = files.get(path.endsWith('/') ? `${path}index.html` : path);
    if (!file) {
      response.writeHead(404, { 'content-type': 'text/plain' });
      response.end('not found');
      return;
    }
    const isBrotli = file.brotli !== null && /\bbr\b/.test(String(request.headers['accept-encoding'] ?? ''));
    const body = isBrotli ? file.brotli : file.body;
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': body.length,
      'cache-control': file.brotli ? 'no-cache' : 'public, max-age=31536000, immutable',
      ...(isBrotli ? { 'content-encoding': 'br', vary: 'accept-encoding' } : {}),
    });
    response.end(body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => resolve(undefined));
  });
  return {
    origin: `http://127.0.0.1:${server.address().port}`,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(() => resolve()));
    },
  };
}

/** @param {string} folder @returns {Map<string, { body: Buffer, brotli: Buffer | null, type: string }>} */
function readAll(folder) {
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath ?? entry.path, entry.name);
    const type = TYPES[extname(entry.name)];
    if (!type) continue;
    const body = readFileSync(path);
    const brotli = type.startsWith('text/')
      ? brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } })
      : null;
    files.set(`/${relative(folder, path).split(sep).join('/')}`, { body, brotli, type });
  }
  return files;
}
