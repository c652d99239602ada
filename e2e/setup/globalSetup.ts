import { startProduct } from '../../bench/lib/product.mjs';
import { hasAddresses, publishAddresses } from './addresses.ts';

/** Starts the built product on spare ports with an empty data folder, and returns the function that stops it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // While writing journeys, keep one product running and pass its addresses in E2E_ADDRESSES.
  if (hasAddresses()) return undefined;
  const product = await startProduct();
  publishAddresses(product);
  return () => product.stop();
}
