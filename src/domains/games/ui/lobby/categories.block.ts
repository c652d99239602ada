import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { lobbyStore } from '../../lobby/LobbyStore.ts';
import { CategoriesBlock } from './CategoriesBlock.tsx';

const block: HomeBlockModule = {
  Block: CategoriesBlock,
  namespaces: ['games'],
  // In the document the first games are linked for those without scripts; a page change does not wait for any.
  loadData({ platform, store }) {
    const lobby = store(lobbyStore);
    return platform.kind === 'server' ? lobby.load() : lobby.loadCategories();
  },
};

export default block;
