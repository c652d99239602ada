import type { PictureSlot } from '../../../ui/tiles/pictureSources.ts';
import type { Banner } from '../parseBanner.ts';

/** Widths of a banner in CSS pixels. */
export const bannerWidths = { wide: 1180, phone: 361, beside: 600 } as const;

export const bannerPicture = (banner: Banner, quality: number): PictureSlot => ({
  src: banner.imageWide,
  width: bannerWidths.wide,
  quality,
  phone: { src: banner.imagePhone, width: bannerWidths.phone },
});
