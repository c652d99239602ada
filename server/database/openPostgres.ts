import { Pool, types } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';
import type { Database, Sql, SqlValue } from './database.ts';
import { encodeParams } from './encodeParams.ts';
import { PostgresListener } from './PostgresListener.ts';
import { retryTransaction } from './retryTransaction.ts';
import { TransactionScope } from './transactionScope.ts';
import { typeParsers } from './typeParsers.ts';

const customTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') => typeParsers[oid] ?? types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** A statement that runs longer than this is a fault; the longest honest one is an audit. */
const STATEMENT_TIMEOUT_MS = 60_000;

const sqlOf = (runner: Pool | PoolClient): Sql => ({
  async query<Row>(text: string, params: readonly SqlValue[] = []): Promise<Row[]> {
    return (await runner.query(text, encodeParams(params))).rows as Row[];
  },
  async script(text: string): Promise<void> {
    await runner.query(text);
  },
});

/** Opens a pool on a PostgreSQL server (15 or later). Lost connections are replaced as they are needed. */
export async function openPostgres(url: string, poolSize = 12): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: customTypes,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS}`,
    application_name: 'croupier',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // An idle connection that breaks is dropped by the pool itself; without a handler it would end the process.
  pool.on('error', () => undefined);
  // Between two owners, or while it is thrown away, a connection that breaks again has nobody who listens: the same.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1');
  return databaseOf(pool, new PostgresListener(url));
}

function databaseOf(pool: Pool, listener: PostgresListener): Database {
  const scope = new TransactionScope();
  const outside = sqlOf(pool);
  let closing: Promise<void> | null = null;
  return {
    kind: 'postgres',
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
      return retryTransaction(() => inTransaction(pool, (client) => scope.run(() => run(sqlOf(client)))));
    },
    listen: (channel, handler) => listener.listen(channel, handler),
    async notify(channel, payload) {
      scope.demandOutside();
      await outside.query('select pg_notify($1, $2)', [channel, payload]);
    },
    close() {
      closing ??= Promise.all([listener.close(), pool.end()]).then(() => undefined);
      return closing;
    },
  };
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A server that goes away while the connection is ours fails the query; unheard, it would end the process as well.
  const onError = (error: Error) => {
    broken = error;
  };
  client.on('error', onError);
  try {
    await client.query('begin');
    const result = await run(client);
    await client.query('commit');
    return result;
  } catch (error) {
    // A connection that cannot even roll back is thrown away.
    await client.query('rollback').catch((failure: unknown) => {
      broken ??= failure instanceof Error ? failure : new Error(String(failure));
    });
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
