import type { AppServices } from '../../../kernel/AppServices.ts';
import { bannerStore } from '../BannerStore.ts';

/** Loads the banners of all places, for the first paint of a page that shows one. */
export const loadBanners = (app: Pick<AppServices, 'store'>): Promise<void> => app.store(bannerStore).load();
