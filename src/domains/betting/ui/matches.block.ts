import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { matchesStore } from '../MatchesStore.ts';
import { sportsbookStore } from '../SportsbookStore.ts';
import { MatchesBlock } from './MatchesBlock.tsx';

const block: HomeBlockModule = {
  Block: MatchesBlock,
  // Asked for below: a house without a sportsbook needs none.
  namespaces: [],
  async loadData(app) {
    const sportsbook = app.store(sportsbookStore);
    await sportsbook.load();
    if (!sportsbook.isThere) return;
    // First, so that there are no matches without words to show them by.
    await app.loadMessages(['betting']);
    await app.store(matchesStore).load();
  },
};

export default block;
