import { PGlite, types } from '@electric-sql/pglite';
import type { Database, Sql } from '../Database.ts';
import { studioMigrations } from '../studioMigrations.ts';

/** The studio's tables on an embedded PostgreSQL in memory; `close` it after the tests. */
export async function memoryDatabase(): Promise<Database & { close(): Promise<void> }> {
  const lite = await PGlite.create({ parsers: { [types.INT8]: (value) => BigInt(value) } });
  for (const { sql } of studioMigrations) await lite.exec(sql);
  return {
    query: async <R extends object>(text: string, params: readonly unknown[] = []) =>
      (await lite.query<R>(text, [...params])).rows,
    transaction: (run) =>
      lite.transaction((tx) => {
        const sql: Sql = {
          query: async <R extends object>(text: string, params: readonly unknown[] = []) =>
            (await tx.query<R>(text, [...params])).rows,
        };
        return run(sql);
      }),
    close: () => lite.close(),
  };
}
