/** The running product: its addresses, and how to stop it. */
export interface Product {
  readonly site: string;
  readonly operator: string;
  readonly vendors: string;
  readonly telegram: string;
  /** Its DATA_DIR, which contains the key of the sandbox's controls. */
  readonly dataDir: string;
  /** Its output so far, standard error included. */
  readonly readLog: () => string;
  readonly pid: number | null;
  readonly stop: () => Promise<void>;
}

/** Starts the product on spare ports with an empty data folder; without `databaseUrl` on the embedded database. */
export function startProduct(options?: {
  readonly market?: string;
  readonly databaseUrl?: string;
  readonly env?: Readonly<Record<string, string>>;
}): Promise<Product>;
