import { postgresFolder, withTemporaryPostgres } from '../../tools/temporaryPostgres.mjs';

/**
 * Runs a proof whose worker threads open their database by `DATABASE_URL`: on `pglite` or on `postgres`, the given
 * server or a temporary one. Where there is none, the proof is not shown.
 * @param {string} database @param {() => Promise<{ isRight: boolean }>} prove
 */
export function onDatabase(database, prove) {
  const given = process.env.DATABASE_URL;
  if (database === 'pglite') return withDatabaseUrl(undefined, prove);
  if (database !== 'postgres') throw new Error(`--database is pglite or postgres, not ${database}`);
  if (given) return prove();
  if (postgresFolder() !== null) return withTemporaryPostgres((url) => withDatabaseUrl(url, prove));
  console.log('NOT RUN on PostgreSQL: there is none here, and DATABASE_URL is not set.\n');
  return { database, isRight: false };
}

/** Worker threads get a copy of the environment when they start. */
async function withDatabaseUrl(url, run) {
  const given = process.env.DATABASE_URL;
  if (url === undefined) delete process.env.DATABASE_URL;
  else process.env.DATABASE_URL = url;
  try {
    return await run();
  } finally {
    if (given === undefined) delete process.env.DATABASE_URL;
    else process.env.DATABASE_URL = given;
  }
}
