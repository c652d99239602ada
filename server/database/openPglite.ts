import { PGlite } from '@electric-sql/pglite';
import type { Database, Sql, SqlValue } from './database.ts';
import { encodeParams } from './encodeParams.ts';
import { lockFolder } from './folderLock.ts';
import { retryTransaction } from './retryTransaction.ts';
import { TransactionScope } from './transactionScope.ts';
import { typeParsers } from './typeParsers.ts';

interface Runner {
  query<Row>(text: string, params?: unknown[]): Promise<{ rows: Row[] }>;
  exec(text: string): Promise<unknown>;
}

const sqlOf = (runner: Runner): Sql => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await runner.query<Row>(text, encodeParams(params))).rows;
  },
  async script(text: string): Promise<void> {
    await runner.exec(text);
  },
});

/**
 * Opens the embedded PostgreSQL. `folder` is its data folder, locked against a second process (FolderInUseError), or
 * `memory` for one that lives as long as the process.
 */
export async function openPglite(folder: string | 'memory'): Promise<Database> {
  const unlock = folder === 'memory' ? () => undefined : lockFolder(folder);
  try {
    const options = { parsers: { ...typeParsers } };
    const pglite = await (folder === 'memory' ? PGlite.create(options) : PGlite.create({ ...options, dataDir: `${folder}/pg` }));
    await pglite.exec("set time zone 'UTC'");
    return databaseOf(pglite, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

function databaseOf(pglite: PGlite, unlock: () => void): Database {
  const scope = new TransactionScope();
  const outside = sqlOf(pglite);
  let closing: Promise<void> | null = null;
  return {
    kind: 'pglite',
    query<Row>(text: string, params?: readonly SqlValue[]): Promise<Row[]> {
      scope.demandOutside();
      return outside.query<Row>(text, params);
    },
    script(text) {
      scope.demandOutside();
      return outside.script(text);
    },
    transaction(run) {
      scope.demandOutside();
      return retryTransaction(() => pglite.transaction((tx) => scope.run(() => run(sqlOf(tx)))));
    },
    async listen(channel, handler) {
      const unlisten = await pglite.listen(channel, handler);
      return () => unlisten();
    },
    async notify(channel, payload) {
      scope.demandOutside();
      await outside.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close() {
      closing ??= pglite.close().finally(unlock);
      return closing;
    },
  };
}
