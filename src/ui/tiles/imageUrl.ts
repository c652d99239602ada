import type { PictureDensity, PictureWidth } from '../../shared/pictures/pictureSizes.ts';

export interface ImageOptions {
  /** CSS pixels of the widest slot. */
  readonly width: PictureWidth;
  readonly density?: PictureDensity;
  /** 1–100, one of the configuration's; by default the proxy's own (95). */
  readonly quality?: number | undefined;
}

/**
 * The picture's address through the image proxy, which resizes, converts to WebP and caches it. Data URLs are
 * unchanged.
 */
export function imageUrl(src: string, { width, density = 1, quality }: ImageOptions): string {
  if (src.startsWith('data:')) return src;
  const query = new URLSearchParams({ src, w: String(width * density) });
  if (quality !== undefined) query.set('q', String(quality));
  return `/_img?${query}`;
}
