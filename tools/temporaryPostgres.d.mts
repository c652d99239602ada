/** A PostgreSQL server of its own for one run. */
export interface TemporaryPostgres {
  readonly url: string;
  /** Kills the server with SIGKILL during transactions and restarts it, which runs crash recovery. */
  killAndRestart(): Promise<void>;
}

/** Starts a temporary server, and stops it after `use`. Throws if there is no PostgreSQL on this machine. */
export function withTemporaryPostgres<T>(use: (url: string, server: TemporaryPostgres) => Promise<T>): Promise<T>;

/** The folder with initdb and postgres, or null. */
export function postgresFolder(): string | null;
