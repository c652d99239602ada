import { startProduct } from '../../bench/lib/product.mjs';
import { hasAddresses, publishAddresses } from './addresses.ts';

/** Time limit for the product to stop, in ms; it lets requests finish for 8 s. */
const stopWithinMs = 10_000;

/** Starts the built product on spare ports with an empty data folder, and returns the function that stops it. */
export default async function globalSetup(): Promise<(() => Promise<void>) | undefined> {
  // While writing journeys, keep one product running and pass its addresses in E2E_ADDRESSES.
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
