import type { Database } from '../../../database/database.ts';
import { migrate } from '../../../database/migrate.ts';
import { openTestDatabase } from '../../../database/testing/openTestDatabase.ts';
import { playMigrations } from '../../kit/server/playMigrations.ts';
import { tableMigrations } from '../../kit/tables/server/tableMigrations.ts';
import { studioMigrations } from '../studioMigrations.ts';

/** An empty database with the studio's tables for one test file; `close` it after the tests. */
export async function openStudioDatabase(): Promise<Database> {
  const modules = [{ module: 'studio', migrations: [...studioMigrations, ...playMigrations, ...tableMigrations] }];
  const database = await openTestDatabase([{ schema: 'vendors', modules }]);
  await migrate(database, 'vendors', modules);
  return database;
}

/** Deletes every round, bet and table of the studio, so that a test begins with none; sessions stay. */
export async function emptyStudio(database: Database): Promise<void> {
  for (const table of ['studio_rounds', 'studio_plays', 'table_rounds'])
    await database.query(`DELETE FROM vendors.${table}`);
}
