import type { ComponentType } from 'react';
import type { AppServices, BlockPage } from '../AppServices.ts';

export type Blocks = readonly ComponentType[];

/** The shown blocks of a page, once their words have arrived. */
export async function fetchBlocks(app: AppServices, page: BlockPage): Promise<Blocks> {
  const entries = (await app.pageBlocks(page)).filter(({ isShown }) => isShown?.(app) ?? true);
  const [blocks] = await Promise.all([
    Promise.all(entries.map(({ load }) => load(app))),
    app.loadMessages([...new Set(entries.flatMap(({ namespaces }) => namespaces))]),
  ]);
  return blocks;
}
