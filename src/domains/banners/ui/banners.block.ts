import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { preloadSources } from '../../../ui/tiles/pictureSources.ts';
import { bannerStore } from '../BannerStore.ts';
import { bannerPicture } from './bannerPicture.ts';
import { BannersBlock } from './BannersBlock.tsx';

const block: HomeBlockModule = {
  Block: BannersBlock,
  namespaces: ['banners'],
  loadData: (app) => app.store(bannerStore).load(),
  leadPicture(app) {
    const [first] = app.store(bannerStore).at('home');
    return first && preloadSources(bannerPicture(first, app.content.config.imageQuality.banner));
  },
};

export default block;
