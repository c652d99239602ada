import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { homeWinnersStore } from '../WinnersStore.ts';
import { WinnersBlock } from './WinnersBlock.tsx';

const block: HomeBlockModule = {
  Block: WinnersBlock,
  namespaces: ['winners'],
  loadData: (app) => app.store(homeWinnersStore).show('latest'),
};

export default block;
