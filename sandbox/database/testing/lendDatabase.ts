import { PGlite } from '@electric-sql/pglite';
import type { Database, Unlisten } from '../database.ts';
import { pgliteDatabase, pgliteOptions } from '../openPglite.ts';
import { preparedData, preparedKey } from './preparedData.ts';
import type { PreparedSchema } from './preparedData.ts';
import { RestorablePglite } from './RestorablePglite.ts';

interface Returned {
  readonly key: string;
  readonly prepared: RestorablePglite;
}

/** How many databases that are not in use are kept; one takes about 200 MB. */
const MOST_KEPT = 3;

/** Those that were closed, the oldest first. Test files that share a worker's modules share them. */
const returned: Returned[] = [];

/**
 * An embedded database with the prepared schemas. Closing gives it back: the next one who wants the same schemas gets it,
 * restored.
 */
export async function lendDatabase(schemas: readonly PreparedSchema[]): Promise<Database> {
  const key = preparedKey(schemas);
  const prepared = (await takeReturned(key)) ?? (await open(schemas));
  return lent(await pgliteDatabase(prepared.pglite), () => giveBack({ key, prepared }));
}

async function open(schemas: readonly PreparedSchema[]): Promise<RestorablePglite> {
  const data = await preparedData(schemas);
  return RestorablePglite.from(await PGlite.create({ ...pgliteOptions(), loadDataDir: data }));
}

async function takeReturned(key: string): Promise<RestorablePglite | null> {
  const found = returned.find((one) => one.key === key);
  if (found === undefined) return null;
  returned.splice(returned.indexOf(found), 1);
  if (await found.prepared.restore()) return found.prepared;
  await found.prepared.pglite.close();
  return takeReturned(key);
}

async function giveBack(database: Returned): Promise<void> {
  returned.push(database);
  if (returned.length > MOST_KEPT) await returned.shift()?.prepared.pglite.close();
}

/** Refuses calls once it is closed, so that a late one does not meet the next user. */
function lent(database: Database, giveBack: () => Promise<void>): Database {
  const unlistens = new Set<Unlisten>();
  let closing: Promise<void> | null = null;
  const open = (): Database => {
    if (closing !== null) throw new Error('The test database is closed');
    return database;
  };
  const close = async () => {
    for (const unlisten of unlistens) await unlisten();
    // Answers after the calls that are still under way.
    await database.query('select 1');
    await giveBack();
  };
  return {
    kind: database.kind,
    query: async (text, params) => open().query(text, params),
    script: async (text) => open().script(text),
    transaction: async (run) => open().transaction(run),
    async listen(channel, handler) {
      const unlisten = await open().listen(channel, handler);
      unlistens.add(unlisten);
      return async () => {
        if (unlistens.delete(unlisten)) await unlisten();
      };
    },
    notify: async (channel, payload) => open().notify(channel, payload),
    close() {
      closing ??= close();
      return closing;
    },
  };
}
