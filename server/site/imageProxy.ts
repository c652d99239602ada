import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';

export interface ImageProxyOptions {
  /** Only pictures of these origins are fetched. */
  readonly allowedOrigins: readonly string[];
  readonly cacheDir: string;
  readonly fetch: typeof fetch;
}

/** 7-121: the default when an address names no quality. */
const defaultQuality = 95;
const widest = 2_400;
const largestSource = 8 * 1024 * 1024;
const timeoutMs = 8_000;

interface Wanted {
  readonly source: URL;
  readonly width: number;
  readonly quality: number;
}

function readWanted(query: Readonly<Record<string, string | undefined>>, allowedOrigins: readonly string[]): Wanted | null {
  const { src = '', w = '', q = String(defaultQuality) } = query;
  if (!/^\d{1,4}$/.test(w) || !/^\d{1,3}$/.test(q) || !URL.canParse(src)) return null;
  const wanted = { source: new URL(src), width: Number(w), quality: Number(q) };
  const isSane = wanted.width >= 1 && wanted.width <= widest && wanted.quality >= 1 && wanted.quality <= 100;
  return isSane && allowedOrigins.includes(wanted.source.origin) ? wanted : null;
}

/** `/_img?src=…&w=…&q=…`: any picture of the allowed origins as WebP of the asked width, kept in memory and on disk. */
export function imageProxy(app: FastifyInstance, options: ImageProxyOptions): void {
  const memory = new LRUCache<string, Buffer>({ maxSize: 64 * 1024 * 1024, sizeCalculation: (image) => image.length });
  const making = new Map<string, Promise<Buffer>>();

  async function make(wanted: Wanted, file: string): Promise<Buffer> {
    const kept = await readFile(file).catch(() => null);
    if (kept) return kept;
    const response = await options.fetch(wanted.source, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
    const length = Number(response.headers.get('content-length') ?? 0);
    if (!response.ok || length > largestSource) throw new Error(`source answered ${response.status}`);
    const source = Buffer.from(await response.arrayBuffer());
    if (source.length > largestSource) throw new Error('source too large');
    const image = await sharp(source, { density: 192, limitInputPixels: 40_000_000 })
      .resize({ width: wanted.width, withoutEnlargement: false })
      .webp({ quality: wanted.quality, effort: 5 })
      .toBuffer();
    await mkdir(options.cacheDir, { recursive: true });
    // Written aside and renamed, so that a reader never sees half a file.
    const draft = `${file}.${process.pid}.${making.size}`;
    await writeFile(draft, image);
    await rename(draft, file);
    return image;
  }

  app.get<{ Querystring: Record<string, string | undefined> }>('/_img', async (request, reply) => {
    const wanted = readWanted(request.query, options.allowedOrigins);
    if (!wanted) return reply.code(400).send({ error: 'bad picture address' });
    const key = createHash('sha256').update(`${wanted.source.href} ${wanted.width} ${wanted.quality}`).digest('hex').slice(0, 32);
    let image = memory.get(key);
    if (!image) {
      const running = making.get(key) ?? make(wanted, join(options.cacheDir, `${key}.webp`)).finally(() => making.delete(key));
      making.set(key, running);
      try {
        image = await running;
      } catch (error) {
        request.log.warn({ source: wanted.source.pathname, reason: String(error) }, 'picture not available');
        return reply.code(404).header('cache-control', 'no-store').send({ error: 'no such picture' });
      }
      memory.set(key, image);
    }
    return reply.header('cache-control', 'public, max-age=604800, stale-while-revalidate=86400').type('image/webp').send(image);
  });
}
