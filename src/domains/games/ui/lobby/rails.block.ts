import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { lobbyStore } from '../../lobby/LobbyStore.ts';
import { RailsBlock } from './RailsBlock.tsx';

const block: HomeBlockModule = {
  Block: RailsBlock,
  namespaces: ['games'],
  loadData: (app) => app.store(lobbyStore).load(),
};

export default block;
