import { Pool, types } from 'pg';
import type { CustomTypesConfig, PoolClient } from 'pg';
import type { Database } from './database.ts';
import { isUnreachable } from './failures.ts';
import { PostgresListener } from './PostgresListener.ts';
import { scopedDatabase } from './scopedDatabase.ts';
import type { Runner } from './scopedDatabase.ts';
import { typeParsers } from './typeParsers.ts';

const customTypes: CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    typeParsers[oid] ?? types.getTypeParser(oid, format as 'text')) as CustomTypesConfig['getTypeParser'],
};

/** The server cancels a statement after the first limit; the client gives up on a silent server after the second. */
const STATEMENT_TIMEOUT_MS = 25_000;
const SILENCE_MS = STATEMENT_TIMEOUT_MS + 3_000;
/** The server ends a transaction that is idle for this long, which releases its locks. */
const IDLE_IN_TRANSACTION_MS = 60_000;

const runnerOf = (client: Pool | PoolClient): Runner => ({
  query: (text, params) => client.query(text, params),
  exec: (text) => client.query(text),
});

/** Opens a pool on a PostgreSQL server (15 or later). Lost connections are replaced as they are needed. */
export async function openPostgres(url: string, poolSize = 12): Promise<Database> {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    types: customTypes,
    options: `-c timezone=UTC -c statement_timeout=${STATEMENT_TIMEOUT_MS} -c idle_in_transaction_session_timeout=${IDLE_IN_TRANSACTION_MS}`,
    query_timeout: SILENCE_MS,
    application_name: 'croupier',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  // The pool removes a broken idle connection itself; without a handler the error event would end the process.
  pool.on('error', () => undefined);
  // The same for a connection that breaks between two users or while it is being discarded.
  pool.on('connect', (client) => client.on('error', () => undefined));
  await pool.query('select 1');
  const listener = new PostgresListener(url);
  return scopedDatabase({
    kind: 'postgres',
    outside: runnerOf(pool),
    transaction: (run) => inTransaction(pool, (client) => run(runnerOf(client))),
    listen: (channel, handler) => listener.listen(channel, handler),
    async close() {
      await Promise.all([listener.close(), pool.end()]);
    },
  });
}

async function inTransaction<T>(pool: Pool, run: (client: PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // A lost connection fails the running query; without a handler its error event would end the process as well.
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
    // A connection that is lost or cannot roll back is discarded.
    if (error instanceof Error && isUnreachable(error)) broken ??= error;
    if (broken === undefined) {
      await client.query('rollback').catch((failure: unknown) => {
        broken ??= failure instanceof Error ? failure : new Error(String(failure));
      });
    }
    throw error;
  } finally {
    client.off('error', onError);
    client.release(broken);
  }
}
