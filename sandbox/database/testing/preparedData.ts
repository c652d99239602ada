import { createHash, randomBytes } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import packageFile from '../../../package.json' with { type: 'json' };
import type { ModuleMigrations } from '../Migration.ts';
import { migrate } from '../migrate.ts';
import { pgliteDatabase, pgliteOptions } from '../openPglite.ts';

/** A schema to be migrated in the prepared database. */
export interface PreparedSchema {
  readonly schema: string;
  readonly modules: readonly ModuleMigrations[];
}

const cache = join('node_modules', '.cache', 'croupier-databases');
const version = packageFile.dependencies['@electric-sql/pglite'];
/** Version of the prepared data: increase it when the data change for other reasons than migrations. */
const FORMAT = 2;
/** How long an archive is kept, in ms. One takes 40 MB. */
const KEPT_MS = 24 * 3_600_000;

/** Identifies the prepared data of these schemas; another one after a change of PGlite or of a migration. */
export function preparedKey(schemas: readonly PreparedSchema[]): string {
  return createHash('sha256')
    .update(JSON.stringify([FORMAT, version, schemas]))
    .digest('hex')
    .slice(0, 16);
}

/**
 * The data folder of an embedded database with these schemas, as a tar archive: opening it is much faster than
 * creating a database. It is created once and kept until PGlite or a migration changes. Two processes that find none
 * at the same time both create it; the file is renamed into place, so a partial file is never read.
 */
export async function preparedData(schemas: readonly PreparedSchema[]): Promise<Blob> {
  const path = join(cache, `${preparedKey(schemas)}.tar`);
  const known = await readFile(path).catch(() => null);
  if (known !== null) return new Blob([known]);
  const data = await make(schemas);
  await mkdir(cache, { recursive: true });
  await dropOld();
  const unfinished = `${path}.${randomBytes(4).toString('hex')}`;
  await writeFile(unfinished, new Uint8Array(await data.arrayBuffer()));
  await rename(unfinished, path);
  return data;
}

async function make(schemas: readonly PreparedSchema[]): Promise<Blob> {
  const pglite = await PGlite.create({
    ...pgliteOptions(),
    ...(schemas.length === 0 ? {} : { loadDataDir: await preparedData([]) }),
  });
  // Takes effect when the data are opened: with the default of 128 MB, opening takes twice as long.
  await pglite.exec("alter system set shared_buffers = '8MB'");
  const database = await pgliteDatabase(pglite);
  for (const { schema, modules } of schemas) await migrate(database, schema, modules);
  const data = await pglite.dumpDataDir('none');
  await database.close();
  return data;
}

/** Removes old archives, for example those of earlier migrations. One that is still needed is created again. */
async function dropOld(): Promise<void> {
  for (const name of await readdir(cache)) {
    const path = join(cache, name);
    const madeAt = await stat(path).then(
      ({ mtimeMs }) => mtimeMs,
      () => Date.now(),
    );
    if (madeAt < Date.now() - KEPT_MS) await rm(path, { force: true });
  }
}
