import type { ComponentType } from 'react';
import type { AppServices } from '../../kernel/AppServices.ts';
import { balancesStore } from './BalancesStore.ts';
import { vaultStore } from './VaultStore.ts';
import { BalancesBlock } from './ui/BalancesBlock.tsx';
import { VaultBlock } from './ui/VaultBlock.tsx';

type App = Pick<AppServices, 'session' | 'store'>;

/** The blocks with their data, so that what follows them on the page is not moved. */
export async function loadBalances({ store }: App): Promise<ComponentType> {
  await store(balancesStore).load();
  return BalancesBlock;
}

export async function loadVault({ session, store }: App): Promise<ComponentType> {
  await store(vaultStore).open(session.uid);
  return VaultBlock;
}
