import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const compress = promisify(brotliCompress);

const atQuality = (html: Buffer, quality: number): Promise<Buffer> =>
  compress(html, {
    // One chunk: each further one needs another turn of the thread pool and the event loop.
    chunkSize: 64 * 1024,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window of 64 kB: larger ones take longer without making pages smaller.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

/** Takes about two milliseconds: for a page requested for the first time. */
export const compressFast = (html: Buffer): Promise<Buffer> => atQuality(html, 5);

/** Takes about a hundred milliseconds on another thread and is a tenth smaller: for a page requested again. */
export const compressWell = (html: Buffer): Promise<Buffer> => atQuality(html, 11);
