import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { FavouritesBlock } from './RecentBlock.tsx';

/** A player's own: nothing of it is in the page that everybody gets. */
const block: HomeBlockModule = { Block: FavouritesBlock, namespaces: ['games'] };

export default block;
