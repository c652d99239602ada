import type { Database, Sql, SqlValue } from './database.ts';
import { encodeParams } from './encodeParams.ts';
import { retryTransaction } from './retryTransaction.ts';
import { TransactionScope } from './transactionScope.ts';

/** Whatever runs statements: a pool, one connection, an open transaction. */
export interface Runner {
  query(text: string, params?: unknown[]): Promise<{ rows: unknown[] }>;
  /** Runs several statements without parameters. */
  exec(text: string): Promise<unknown>;
}

/** What the two databases do each in their own way; the promises of `Database` are kept here for both. */
export interface Driver extends Pick<Database, 'kind' | 'listen'> {
  readonly outside: Runner;
  /** One try: begins, runs, and commits or rolls back. */
  transaction<T>(run: (runner: Runner) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}

const sqlOf = (runner: Runner): Sql => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await runner.query(text, encodeParams(params))).rows as Row[];
  },
  async script(text: string): Promise<void> {
    await runner.exec(text);
  },
});

/** Refuses queries past an open transaction, tries a transaction again where that helps, closes once. */
export function scopedDatabase(driver: Driver): Database {
  const scope = new TransactionScope();
  const outside = sqlOf(driver.outside);
  let closing: Promise<void> | null = null;
  return {
    kind: driver.kind,
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
      return retryTransaction(() => driver.transaction((runner) => scope.run(() => run(sqlOf(runner)))));
    },
    listen: (channel, handler) => driver.listen(channel, handler),
    async notify(channel, payload) {
      scope.demandOutside();
      await outside.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close() {
      closing ??= driver.close();
      return closing;
    },
  };
}
