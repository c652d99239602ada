import type { HomeBlockModule } from '../../../kernel/pageModules.ts';
import { WinnersBlock } from './WinnersBlock.tsx';

/** Its data and the code of its list are fetched when the player comes near it. */
const block: HomeBlockModule = { Block: WinnersBlock, namespaces: ['winners'] };

export default block;
