import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const atQuality = (html: Buffer, quality: number): Promise<Buffer> =>
  compress(html, {
    // In one piece: each further one is another turn of the thread pool and the event loop.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A 64 kB window: for pages, larger windows cost time and win nothing.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** About two milliseconds: for a page nobody has asked for before. */
export const compressFast = (html: Buffer): Promise<Buffer> => atQuality(html, 5);

/** About a hundred milliseconds on another thread, and a tenth smaller: for a page that is asked for again. */
export const compressWell = (html: Buffer): Promise<Buffer> => atQuality(html, 11);
