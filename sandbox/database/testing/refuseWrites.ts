import type { Database } from '../database.ts';

/** Makes the database refuse all writes, like a standby or a server with a full disk. Returns a function to undo it. */
export async function refuseWrites(database: Database): Promise<() => Promise<void>> {
  if (database.kind === 'pglite') {
    await database.script('set default_transaction_read_only = on');
    return () => database.script('set default_transaction_read_only = off');
  }
  await setForAll(database, 'on');
  return () => setForAll(database, 'off');
}

/** Sets the default for new connections and terminates the existing ones. */
async function setForAll(database: Database, value: 'on' | 'off'): Promise<void> {
  await database.script(
    `begin read write;
     do $$ begin execute format('alter database %I set default_transaction_read_only = ${value}', current_database()); end $$;
     commit;`,
  );
  const [before] = await database.query<{ now: Date }>('select clock_timestamp() as now');
  const older = 'from pg_stat_activity where datname = current_database() and backend_start <= $1';
  for (;;) {
    // This query's own connection is terminated as well, and a query may run on one that is being terminated.
    const left = await database
      .query(`select pg_terminate_backend(pid) ${older}`, [before?.now ?? null])
      .catch(() => null);
    if (left?.length === 0) return;
  }
}
