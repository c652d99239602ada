import { lanternHarborPhone, lanternHarborWide } from './banners/lanternHarborBanner.ts';
import { lanternHarbor } from './games/lanternHarbor.ts';

/** Every picture of the sandbox as an SVG string, by its path without extension. */
export const artwork: Record<string, () => string> = {
  'games/lantern-harbor': lanternHarbor,
  'banners/lantern-harbor-phone': lanternHarborPhone,
  'banners/lantern-harbor-wide': lanternHarborWide,
};
