import { PGlite } from '@electric-sql/pglite';
import type { Database } from './database.ts';
import { lockFolder } from './folderLock.ts';
import { scopedDatabase } from './scopedDatabase.ts';
import { typeParsers } from './typeParsers.ts';

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
    return scopedDatabase({
      kind: 'pglite',
      outside: pglite,
      transaction: (run) => pglite.transaction(run),
      async listen(channel, handler) {
        const unlisten = await pglite.listen(channel, handler);
        return () => unlisten();
      },
      close: () => pglite.close().finally(unlock),
    });
  } catch (error) {
    unlock();
    throw error;
  }
}
