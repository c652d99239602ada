import type { PictureDensity, PictureWidth } from '../../shared/pictures/pictureSizes.ts';

export interface ImageOptions {
  /** CSS pixels of the widest slot. */
  readonly width: PictureWidth;
  readonly density?: PictureDensity;
  /** 1–100, one of the configuration's; the proxy's own default (95) when left out. */
  readonly quality?: number | undefined;
}

/** Address of a picture through the image proxy, which resizes, turns it into WebP and caches it. Data URLs stay as they are. */
export function imageUrl(src: string, { width, density = 1, quality }: ImageOptions): string {
  if (src.startsWith('data:')) return src;
  const query = new URLSearchParams({ src, w: String(width * density) });
  if (quality !== undefined) query.set('q', String(quality));
  return `/_img?${query}`;
}
