import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** An encoding that pages are sent in, beside their plain text. */
export type Packing = 'br' | 'gzip';

// Both run in zlib's threads.
const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** One chunk: each further one needs another turn of the thread pool and the event loop. */
const chunkSize = 64 * 1024;

const brotliAt = (quality: number) => (html: Buffer) =>
  brotli(html, {
    chunkSize,
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      // A window of 64 kB: larger ones take longer without making pages smaller.
      [constants.BROTLI_PARAM_LGWIN]: 16,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: html.length,
    },
  });

const zipAt = (level: number) => (html: Buffer) => zip(html, { chunkSize, level });

type Compress = Readonly<Record<Packing, (html: Buffer) => Promise<Buffer>>>;

/** Takes about two milliseconds: for a page that somebody waits for. */
export const compressFast: Compress = { br: brotliAt(5), gzip: zipAt(6) };

/** The first takes about a hundred milliseconds and is a tenth smaller: for a page that is kept. */
export const compressWell: Compress = { br: brotliAt(11), gzip: zipAt(9) };

/** `br` and `gzip` in the header, but for those that are refused by a weight of 0. */
const TAKEN = (packing: Packing) =>
  new RegExp(`(?:^|,)\\s*${packing}\\s*(?:;(?!\\s*q=0(?:\\.0*)?\\s*(?:,|$))|,|$)`, 'i');
const taken = { br: TAKEN('br'), gzip: TAKEN('gzip') };

/** The smallest encoding that a request takes (its `accept-encoding`); null for none. */
export function packingFor(accepted: string): Packing | null {
  if (taken.br.test(accepted)) return 'br';
  return taken.gzip.test(accepted) ? 'gzip' : null;
}
