import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { questsStore } from '../QuestsStore.ts';
import { DueBlock } from './DueBlock.tsx';

const block: HomeBlockModule = {
  Block: DueBlock,
  namespaces: ['quests', 'rewards'],
  loadData: (app) => app.store(questsStore).load(app.session.uid),
};

export default block;
