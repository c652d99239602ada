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
export function publishAddresses({ site, operator, vendors, telegram, dataDir }: Addresses): void {
  process.env[variable] = JSON.stringify({ site, operator, vendors, telegram, dataDir });
}

export const hasAddresses = (): boolean => process.env[variable] !== undefined;

export function readAddresses(): Addresses {
  const text = process.env[variable];
  if (text === undefined)
    throw new Error('the product was not started: run the tests through e2e/playwright.config.ts');
  return JSON.parse(text) as Addresses;
}
