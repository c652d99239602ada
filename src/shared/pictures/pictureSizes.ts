/**
 * The sizes of pictures. The browser requests only these and the image proxy makes only these, so that requests for
 * other sizes cost neither time nor disk. Add the width of a new slot here.
 */

/**
 * Widths of the slots in CSS pixels: payment method, tile on a phone, tile, tile of a short rail and game's stage,
 * banner on a phone, link preview and banner beside a list, banner.
 */
export const pictureWidths = [48, 120, 184, 264, 361, 600, 1180] as const;
export type PictureWidth = (typeof pictureWidths)[number];

/** 9-21 */
export const pictureDensities = [1, 2] as const;
export type PictureDensity = (typeof pictureDensities)[number];

/** 7-121: the quality of an address that names none. The site's configuration may set others (`imageQuality`). */
export const defaultPictureQuality = 95;

const pixelWidths: ReadonlySet<number> = new Set(
  pictureWidths.flatMap((width) => pictureDensities.map((density) => width * density)),
);

/** Whether a slot has this width in pixels, at one of the densities. */
export const isPictureWidth = (pixels: number): boolean => pixelWidths.has(pixels);
