import type { FastifyInstance } from 'fastify';
import { defaultPictureQuality, isPictureWidth } from '../src/shared/pictures/pictureSizes.ts';
import { NoPictureError } from './pictures/fetchSource.ts';
import { Pictures } from './pictures/Pictures.ts';
import type { PictureSent, PictureWanted } from './pictures/Pictures.ts';
import { BusyError } from './pictures/WorkQueue.ts';

export interface ImageProxyOptions {
  /** Only pictures of these origins are fetched. */
  readonly allowedOrigins: readonly string[];
  readonly cacheDir: string;
  /** Size limit of the pictures in `cacheDir` together. */
  readonly maxDiskBytes: number;
  /** Qualities of the current site configuration, in any language. */
  readonly configuredQualities: () => Promise<readonly number[]>;
  readonly fetch: typeof fetch;
  readonly now?: () => number;
}

type Query = Readonly<Record<string, unknown>>;

const longestAddress = 2_048;
const retryAfterSeconds = '2';

function readWanted(
  { src, w, q = String(defaultPictureQuality) }: Query,
  allowedOrigins: readonly string[],
): PictureWanted | null {
  if (typeof src !== 'string' || typeof w !== 'string' || typeof q !== 'string') return null;
  if (!/^[1-9]\d{0,3}$/.test(w) || !/^[1-9]\d{0,2}$/.test(q) || src.length > longestAddress || !URL.canParse(src))
    return null;
  const source = new URL(src);
  source.hash = '';
  const isAllowed =
    allowedOrigins.includes(source.origin) &&
    source.username === '' &&
    source.password === '' &&
    isPictureWidth(Number(w));
  return isAllowed ? { address: source.href, width: Number(w), quality: Number(q) } : null;
}

/**
 * The default quality, and those configured now or earlier while this process runs: cached pages still request them.
 */
function qualityList(configured: () => Promise<readonly number[]>): (quality: number) => Promise<boolean> {
  const known = new Set([defaultPictureQuality]);
  return async (quality) => {
    if (known.has(quality)) return true;
    for (const one of await configured()) known.add(one);
    return known.has(quality);
  };
}

/** An original may be an SVG with scripts: opened as a page it must not run anything. */
const originalPolicy = "sandbox; default-src 'none'; style-src 'unsafe-inline'";

const headersOf = ({ isOriginal }: PictureSent): Readonly<Record<string, string>> =>
  isOriginal
    ? { 'cache-control': 'public, max-age=60', 'content-security-policy': originalPolicy }
    : { 'cache-control': 'public, max-age=604800, stale-while-revalidate=86400' };

/** `/_img?src=…&w=…&q=…`: pictures of the allowed origins as WebP, only in the sizes that pages request. */
export function imageProxy(app: FastifyInstance, options: ImageProxyOptions): void {
  const pictures = new Pictures({
    cacheDir: options.cacheDir,
    maxDiskBytes: options.maxDiskBytes,
    fetch: options.fetch,
    now: options.now ?? Date.now,
    onDiskFault: (error) =>
      app.log.error({ reason: String(error) }, 'pictures cannot be kept on disk; originals are sent instead'),
  });
  const isQuality = qualityList(options.configuredQualities);

  app.get<{ Querystring: Query }>('/_img', async (request, reply) => {
    const wanted = readWanted(request.query, options.allowedOrigins);
    if (!wanted || !(await isQuality(wanted.quality)))
      return reply.code(400).header('cache-control', 'no-store').send({ error: 'bad picture address' });
    try {
      const picture = await pictures.get(wanted);
      return await reply.headers(headersOf(picture)).type(picture.mediaType).send(picture.bytes);
    } catch (error) {
      void reply.header('cache-control', 'no-store');
      if (error instanceof BusyError)
        return reply
          .code(503)
          .header('retry-after', retryAfterSeconds)
          .send({ error: 'too many pictures are being made' });
      if (!(error instanceof NoPictureError)) throw error;
      request.log.warn(
        { source: new URL(wanted.address).pathname, reason: String(error.cause ?? error) },
        'picture not available',
      );
      return reply.code(404).send({ error: 'no such picture' });
    }
  });
}
