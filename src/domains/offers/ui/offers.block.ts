import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { offersStore } from '../OffersStore.ts';
import { OffersBlock } from './OffersBlock.tsx';

const block: HomeBlockModule = {
  Block: OffersBlock,
  namespaces: ['offers', 'banners'],
  loadData: (app) => app.store(offersStore).load(app.session.uid),
};

export default block;
