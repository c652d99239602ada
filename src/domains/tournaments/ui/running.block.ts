import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { runningStore } from '../RunningStore.ts';
import { RunningBlock } from './RunningBlock.tsx';

const block: HomeBlockModule = {
  Block: RunningBlock,
  namespaces: ['tournaments', 'forms'],
  loadData: (app) => app.store(runningStore).load(),
};

export default block;
