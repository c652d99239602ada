/** The running product: where it answers and how to end it. */
export interface Product {
  readonly site: string;
  readonly operator: string;
  readonly vendors: string;
  readonly telegram: string;
  /** Its DATA_DIR, where the key of the sandbox's controls is. */
  readonly dataDir: string;
  /** What it has written so far, its errors included. */
  readonly readLog: () => string;
  readonly pid: number | null;
  readonly stop: () => Promise<void>;
}

/** Starts the product on spare ports and an empty data folder; without `databaseUrl` on the embedded database. */
export function startProduct(options?: {
  readonly market?: string;
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Product>;
