import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { providersStore } from '../../providers/ProvidersStore.ts';
import { ProvidersRail } from './ProvidersRail.tsx';

const block: HomeBlockModule = {
  Block: ProvidersRail,
  namespaces: ['games'],
  loadData: (app) => app.store(providersStore).load(),
};

export default block;
