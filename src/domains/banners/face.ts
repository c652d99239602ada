import type { AppServices } from '../../kernel/deps.ts';
import { bannerStore } from './BannerStore.ts';

/** The first banner of a place, with the time left to its end. Their words are the catalogue `banners`. */
export { PlaceBanner } from './ui/PlaceBanner.tsx';
export { Countdown } from './ui/Countdown.tsx';

/** Loads the banners of all places, for the first paint of a page that shows one. */
export const loadBanners = (app: Pick<AppServices, 'store'>): Promise<void> => app.store(bannerStore).load();
