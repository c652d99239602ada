/**
 * Creates a temporary database on the given PostgreSQL server, so that existing data is not used or changed.
 * @module
 */
import pg from 'pg';

/**
 * @template T
 * @param {string} databaseUrl whose role may create databases
 * @param {(url: string) => Promise<T>} use
 * @returns {Promise<T>}
 */
export async function withTemporaryDatabase(databaseUrl, use) {
  const name = `bench_${process.pid}_${Date.now()}`;
  const run = async (/** @type {string} */ statement) => {
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    try {
      await client.query(statement);
    } finally {
      await client.end();
    }
  };
  await run(`CREATE DATABASE "${name}"`);
  try {
    const own = new URL(databaseUrl);
    own.pathname = `/${name}`;
    return await use(own.href);
  } finally {
    await run(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`);
  }
}
