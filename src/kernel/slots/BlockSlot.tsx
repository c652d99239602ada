import { useCallback } from 'react';
import { useApp } from '../AppContext.tsx';
import type { BlockPage } from '../AppServices.ts';
import { fetchBlocks } from './fetchBlocks.ts';
import { useArrivals } from './useArrivals.ts';

/** Small blocks in a frame that is complete without them. */
export function BlockSlot({ page }: { readonly page: BlockPage }) {
  const app = useApp();
  const blocks = useArrivals(useCallback(() => fetchBlocks(app, page), [app, page]));
  return blocks.map((Block, index) => <Block key={index} />);
}
