import type { PictureWidth } from '../../shared/pictures/pictureSizes.ts';
import { MOBILE_MEDIA } from '../../shared/viewport/viewportClass.ts';
import { imageUrl } from './imageUrl.ts';

/**
 * The inputs that decide which file a picture requests: its original, its slot in CSS pixels, and the replacement on
 * phones.
 */
export interface PictureSlot {
  readonly src: string;
  readonly width: PictureWidth;
  readonly quality?: number | undefined;
  readonly phone?: { readonly src?: string; readonly width: PictureWidth } | undefined;
}

/** A `srcset` and the media query it is for; all windows without `media`. */
export interface PictureSource {
  readonly sources: string;
  readonly media?: string;
}

/** 9-21: densities 1 and 2. */
export const densities = (src: string, width: PictureWidth, quality: number | undefined): string =>
  `${imageUrl(src, { width, quality })} 1x, ${imageUrl(src, { width, density: 2, quality })} 2x`;

/** The sources of a picture for preload links: each window preloads only its own. */
export function preloadSources({ src, width, quality, phone }: PictureSlot): readonly PictureSource[] {
  const wide = densities(src, width, quality);
  if (phone === undefined) return [{ sources: wide }];
  return [
    { sources: densities(phone.src ?? src, phone.width, quality), media: MOBILE_MEDIA },
    { sources: wide, media: `not all and ${MOBILE_MEDIA}` },
  ];
}
