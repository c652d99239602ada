import type { ComponentType } from 'react';
import type { AppServices } from '../../../kernel/AppServices.ts';
import { settingsStore } from '../SettingsStore.ts';
import { CurrencyBlock } from './CurrencyBlock.tsx';

/** The block with its currencies: another page's blocks below it are not moved. */
export async function loadCurrencyBlock({ store }: Pick<AppServices, 'store'>): Promise<ComponentType> {
  await store(settingsStore).currency.load();
  return CurrencyBlock;
}
