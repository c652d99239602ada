import type { FullConfig } from '@playwright/test';
import { startProduct } from '../../tools/product.mjs';
import { hasAddresses, publishAddresses } from './addresses.ts';

/**
 * Starts the built product on spare ports with an empty data folder, once for each worker: faults, audits and limits of
 * one journey do not meet another one. Returns the function that stops them.
 */
export default async function globalSetup({ workers }: FullConfig): Promise<(() => Promise<void>) | undefined> {
  // While writing journeys, keep one product running and pass its addresses in E2E_ADDRESSES.
  if (hasAddresses()) return undefined;
  const products = await Promise.all(Array.from({ length: workers }, () => startProduct()));
  publishAddresses(...products);
  return async () => {
    await Promise.all(products.map((product) => product.stop()));
  };
}
