import type { Database } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { playMigrations } from '../../kit/server/playMigrations.ts';
import { studioMigrations } from '../studioMigrations.ts';

/** An empty database with the studio's tables for one test file; `close` it after the tests. */
export async function openStudioDatabase(): Promise<Database> {
  const database = await openTestDatabase();
  await migrate(database, 'vendors', [{ module: 'studio', migrations: [...studioMigrations, ...playMigrations] }]);
  return database;
}
