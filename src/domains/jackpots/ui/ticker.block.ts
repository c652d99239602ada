import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { jackpotsStore } from '../JackpotsStore.ts';
import { JackpotTicker } from './JackpotTicker.tsx';

const block: HomeBlockModule = {
  Block: JackpotTicker,
  namespaces: ['jackpots'],
  loadData: (app) => app.store(jackpotsStore).load(),
};

export default block;
