import type { HomeBlockModule } from '../../../../kernel/deps.ts';
import { offersStore } from '../../offers/OffersStore.ts';
import { OffersBlock } from './OffersBlock.tsx';

const block: HomeBlockModule = {
  Block: OffersBlock,
  namespaces: ['campaigns'],
  loadData: (app) => app.store(offersStore).load(app.session.uid),
};

export default block;
