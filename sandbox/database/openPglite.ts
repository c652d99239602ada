import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { scopedDatabase } from './scopedDatabase.ts';
import { typeParsers } from './typeParsers.ts';

/** Opens the embedded PostgreSQL in its data folder, which is locked against a second process (FolderInUseError). */
export async function openPglite(folder: string): Promise<Database> {
  const unlock = lockFolder(folder);
  try {
    return await pgliteDatabase(await PGlite.create({ ...pgliteOptions(), dataDir: `${folder}/pg` }), unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}

/** Options of every embedded database. */
export const pgliteOptions = () => ({ parsers: { ...typeParsers } });

/** A Database on an open PGlite; closing it closes the PGlite, then calls `onClosed`. */
export async function pgliteDatabase(pglite: PGlite, onClosed: () => void = () => undefined): Promise<Database> {
  await pglite.exec("set time zone 'UTC'");
  return scopedDatabase({
    kind: 'pglite',
    outside: pglite,
    transaction: (run) => pglite.transaction(run),
    async listen(channel, handler) {
      const unlisten = await pglite.listen(channel, handler);
      return () => unlisten();
    },
    close: () => pglite.close().finally(onClosed),
  });
}
