import { startProduct } from '../../bench/lib/product.mjs';
import { hasAddresses, publishAddresses } from './addresses.ts';

/** A product asked to stop lets requests finish for 8 s. */
const stopWithinMs = 10_000;

/** Starts the built product on spare ports with an empty data folder, unless one is named; gives back how to stop it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // Somebody who writes a journey keeps one product running and names its addresses.
  if (hasAddresses()) return undefined;
  const product = await startProduct();
  publishAddresses(product);
  return async () => {
    const hasStopped = await stopsWhenAsked(product.pid);
    await product.stop();
    if (!hasStopped) throw new Error(`the product did not stop within ${stopWithinMs / 1000} s of SIGTERM`);
  };
}

async function stopsWhenAsked(pid: number | null): Promise<boolean> {
  if (pid === null) return false;
  process.kill(pid, 'SIGTERM');
  const deadline = performance.now() + stopWithinMs;
  while (isRunning(pid)) {
    if (performance.now() > deadline) return false;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return true;
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    // No such process: it has ended.
    return false;
  }
}
