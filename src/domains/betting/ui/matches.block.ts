import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { MatchesBlock } from './MatchesBlock.tsx';

/** Its words, prices and code are fetched when the player comes near it: the first paint has none of it. */
const block: HomeBlockModule = { Block: MatchesBlock, namespaces: [] };

export default block;
