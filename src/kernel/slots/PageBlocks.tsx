import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useApp } from '../AppContext.tsx';
import type { BlockPage } from '../AppServices.ts';
import { fetchBlocks } from './fetchBlocks.ts';
import type { Blocks } from './fetchBlocks.ts';
import { LoadFailed } from '../LoadFailed.tsx';
import { Remote } from '../Remote.ts';

interface Props {
  readonly page: BlockPage;
  /** Stands in for the blocks, and for what follows them, until they can be shown. */
  readonly skeleton: ReactNode;
  /** What follows the blocks on the page. It is shown together with them: blocks that came later would move it. */
  readonly children?: ReactNode;
  /** What follows the blocks is still loading. */
  readonly isWaiting?: boolean;
}

/** The blocks that the domains' manifests add to a page, in their order. */
export const PageBlocks = observer(function PageBlocks({ page, skeleton, children, isWaiting = false }: Props) {
  const app = useApp();
  const [blocks] = useState(() => new Remote<Blocks>());
  const load = () => blocks.refresh(page, () => fetchBlocks(app, page));
  useEffect(() => {
    void blocks.refresh(page, () => fetchBlocks(app, page));
  }, [app, blocks, page]);
  if (isWaiting || (blocks.value === null && blocks.status !== 'failed')) return skeleton;
  return (
    <>
      {blocks.value === null ? (
        <LoadFailed onRetry={load} />
      ) : (
        blocks.value.map((Block, index) => <Block key={index} />)
      )}
      {children}
    </>
  );
});
