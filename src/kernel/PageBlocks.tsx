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
  /** Stands in for the blocks until their code has arrived; nothing where the page is complete without them. */
  readonly skeleton?: ReactNode;
}

/** The blocks that the domains' manifests add to a page, in their order. */
export const PageBlocks = observer(function PageBlocks({ page, skeleton = null }: Props) {
  const app = useApp();
  const [blocks] = useState(() => new Remote<Blocks>());
  const load = () => blocks.refresh(page, () => fetchBlocks(app, page));
  useEffect(() => {
    void blocks.refresh(page, () => fetchBlocks(app, page));
  }, [app, blocks, page]);
  if (blocks.status === 'failed') return <LoadFailed onRetry={load} />;
  if (blocks.value === null) return skeleton;
  return blocks.value.map((Block, index) => <Block key={index} />);
});

/** The shown blocks' code, once their words have arrived. */
async function fetchBlocks(app: AppServices, page: BlockPage): Promise<Blocks> {
  const entries = (await app.pageBlocks(page)).filter(({ isShown }) => isShown?.(app) ?? true);
  const [blocks] = await Promise.all([
    Promise.all(entries.map(({ load }) => load())),
    app.loadMessages([...new Set(entries.flatMap(({ namespaces }) => namespaces))]),
  ]);
  return blocks;
}
