import { join } from 'node:path';
import type { Database } from './database.ts';
import { openPglite } from './openPglite.ts';
import { openPostgres } from './openPostgres.ts';

/** Opens the configured database: PostgreSQL when an address is set, else the embedded one in the data folder. */
export function openDatabase(config: {
  readonly databaseUrl: string | null;
  readonly dataDir: string;
}): Promise<Database> {
  return config.databaseUrl === null ? openPglite(join(config.dataDir, 'database')) : openPostgres(config.databaseUrl);
}
