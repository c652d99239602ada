import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { RecentBlock } from './RecentBlock.tsx';

/** A player's own: nothing of it is in the page that everybody gets. */
const block: HomeBlockModule = { Block: RecentBlock, namespaces: ['games'] };

export default block;
