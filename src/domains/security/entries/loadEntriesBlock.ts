import { when } from 'mobx';
import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { EntriesBlock } from './EntriesBlock.tsx';
import { entriesStore } from './EntriesStore.ts';

/** The block with its list, which decides whether it shows anything: the cards below it are not moved. */
export async function loadEntriesBlock(app: Pick<AppServices, 'session' | 'store'>): Promise<ComponentType> {
  await when(() => app.session.isPlayer);
  await app.store(entriesStore).open(app.session.uid);
  return EntriesBlock;
}
