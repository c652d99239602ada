/** Addresses of the product under test. */
export interface Addresses {
  readonly site: string;
  readonly operator: string;
  readonly vendors: string;
  readonly telegram: string;
  /** DATA_DIR of the product, which contains the key of the sandbox's controls. */
  readonly dataDir: string;
}

const variable = 'E2E_ADDRESSES';

/** Passes the addresses from the global setup to the workers, which inherit its environment. */
export function publishAddresses(...products: readonly Addresses[]): void {
  process.env[variable] = JSON.stringify(
    products.map(({ site, operator, vendors, telegram, dataDir }) => ({ site, operator, vendors, telegram, dataDir })),
  );
}

export const hasAddresses = (): boolean => process.env[variable] !== undefined;

/** The addresses of the worker's own product. Someone who keeps one product running gives the addresses of that alone. */
export function readAddresses(): Addresses {
  const text = process.env[variable];
  if (text === undefined)
    throw new Error('the product was not started: run the tests through e2e/playwright.config.ts');
  const given = JSON.parse(text) as Addresses | readonly Addresses[];
  const products = Array.isArray(given) ? (given as readonly Addresses[]) : [given as Addresses];
  const own = products[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % products.length];
  if (own === undefined) throw new Error(`${variable} names no product`);
  return own;
}
