import sharp from 'sharp';
import { NoPictureError } from './fetchSource.ts';

/** Formats that are read, with the media type for sending the original. */
const mediaTypes: Readonly<Record<string, string>> = {
  svg: 'image/svg+xml',
  png: 'image/png',
  jpeg: 'image/jpeg',
  webp: 'image/webp',
  gif: 'image/gif',
  heif: 'image/avif',
};
/** Limit of the original and of the result. */
const mostPixels = 40_000_000;
/** The longest side that WebP supports, in pixels. */
const longestSide = 16_383;
const timeoutSeconds = 10;
/**
 * Vector pictures are rasterised above their nominal 72 dots per inch, since most slots are larger than their nominal
 * size.
 */
const reading = { density: 192, limitInputPixels: mostPixels } as const;

export interface PictureFacts {
  readonly mediaType: string;
  /** Width divided by height. */
  readonly ratio: number;
}

/** Reads the header of an original. Throws NoPictureError if it is not a picture, or larger than the limits. */
export async function readPicture(original: Buffer): Promise<PictureFacts> {
  const { format, width, height } = await sharp(original, reading).metadata().catch(notReadable);
  const mediaType = mediaTypes[format];
  if (mediaType === undefined) throw new NoPictureError(`${format} is not shown`);
  if (width * height > mostPixels) throw new NoPictureError(`too many pixels: ${width} × ${height}`);
  return { mediaType, ratio: width / height };
}

/** Converts a picture to WebP of this width in pixels. */
export async function resizePicture(original: Buffer, width: number, quality: number): Promise<Buffer> {
  const { ratio } = await readPicture(original);
  const height = width / ratio;
  if (height > longestSide || width * height > mostPixels) throw new NoPictureError('too tall');
  return sharp(original, reading)
    .resize({ width })
    .webp({ quality, effort: 5 })
    .timeout({ seconds: timeoutSeconds })
    .toBuffer()
    .catch(notReadable);
}

function notReadable(cause: unknown): never {
  throw new NoPictureError('source is no readable picture', { cause });
}
