import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { lobbyStore } from '../../lobby/LobbyStore.ts';
import { CategoriesBlock } from './CategoriesBlock.tsx';

const block: HomeBlockModule = {
  Block: CategoriesBlock,
  namespaces: ['games'],
  loadData: (app) => app.store(lobbyStore).load(),
};

export default block;
