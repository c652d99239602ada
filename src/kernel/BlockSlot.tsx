import { useEffect, useState } from 'react';
import { useApp } from './AppContext.tsx';
import type { BlockPage } from './deps.ts';
import { fetchBlocks } from './fetchBlocks.ts';
import type { Blocks } from './fetchBlocks.ts';

const none: Blocks = [];

/** Small blocks in a frame that is complete without them: nothing until their code has arrived, or if it does not. */
export function BlockSlot({ page }: { readonly page: BlockPage }) {
  const app = useApp();
  const [blocks, setBlocks] = useState(none);
  useEffect(() => {
    let isWanted = true;
    fetchBlocks(app, page).then(
      (found) => {
        if (isWanted) setBlocks(found);
      },
      // The frame is of use without them; the next page tries again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [app, page]);
  return blocks.map((Block, index) => <Block key={index} />);
}
