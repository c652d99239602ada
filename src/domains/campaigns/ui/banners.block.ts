import type { HomeBlockModule } from '../../../kernel/deps.ts';
import { bannerStore } from '../BannerStore.ts';
import { BannersBlock } from './BannersBlock.tsx';

const block: HomeBlockModule = {
  Block: BannersBlock,
  namespaces: ['campaigns'],
  loadData: (app) => app.store(bannerStore).load(),
};

export default block;
