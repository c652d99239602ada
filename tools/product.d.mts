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
  /** Is told the ports before the start. */
  readonly onPorts?: (ports: { readonly site: number; readonly operator: number }) => void;
}): Promise<Product>;

/** The project's folder, with a slash at its end. */
export const PROJECT: string;

/** The environment of a process of a product of its own: this one's, without addresses and database. */
export function inheritedSettings(): Readonly<Record<string, string | undefined>>;

/** Whether a process is ready to serve. */
export function isReady(origin: string): Promise<boolean>;
