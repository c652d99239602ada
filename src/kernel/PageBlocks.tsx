import { observer } from 'mobx-react-lite';
import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { useApp } from './AppContext.tsx';
import type { AppServices, BlockPage } from './deps.ts';
import { LoadFailed } from './LoadFailed.tsx';
import { Remote } from './Remote.ts';

type Blocks = readonly ComponentType[];

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

/** The shown blocks, once their words have arrived. */
async function fetchBlocks(app: AppServices, page: BlockPage): Promise<Blocks> {
  const entries = (await app.pageBlocks(page)).filter(({ isShown }) => isShown?.(app) ?? true);
  const [blocks] = await Promise.all([
    Promise.all(entries.map(({ load }) => load(app))),
    app.loadMessages([...new Set(entries.flatMap(({ namespaces }) => namespaces))]),
  ]);
  return blocks;
}
