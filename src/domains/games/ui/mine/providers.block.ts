import type { HomeBlockModule } from '../../../../kernel/deps.ts';
import { ProvidersBlock } from './ProvidersBlock.tsx';

const block: HomeBlockModule = { Block: ProvidersBlock, namespaces: ['games'] };

export default block;
