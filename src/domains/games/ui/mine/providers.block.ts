import type { HomeBlockModule } from '../../../../kernel/pageModules.ts';
import { ProvidersBlock } from './ProvidersBlock.tsx';

const block: HomeBlockModule = { Block: ProvidersBlock, namespaces: ['games'] };

export default block;
