import { createHash } from 'node:crypto';
import type { Database } from './database.ts';

/** One step of a schema's history. A released one never changes; the list only grows. */
export interface Migration {
  readonly name: string;
  readonly sql: string;
}

interface Applied {
  readonly position: number;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Brings `schema` up to date in one transaction under an advisory lock, so that replicas may start together.
 * Throws when an applied migration was edited, renamed or removed: history is append-only.
 */
export async function migrate(database: Database, schema: string, migrations: readonly Migration[]): Promise<void> {
  if (!/^[a-z_]+$/.test(schema)) throw new Error(`"${schema}" is no schema name`);
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`migrate:${schema}`]);
    await tx.script(
      `create schema if not exists ${schema};
       create table if not exists ${schema}.migrations (
         position int primary key, name text not null, checksum text not null, applied_at timestamptz not null default now());
       create table if not exists ${schema}.write_probe (is_only boolean primary key default true check (is_only), at timestamptz not null);`,
    );
    const applied = await tx.query<Applied>(`select position, name, checksum from ${schema}.migrations order by position`);
    demandSameHistory(schema, applied, migrations);
    for (const [position, migration] of migrations.entries()) {
      if (position < applied.length) continue;
      await tx.script(migration.sql);
      const values = [position, migration.name, checksum(migration)];
      await tx.query(`insert into ${schema}.migrations (position, name, checksum) values ($1, $2, $3)`, values);
    }
  });
}

function demandSameHistory(schema: string, applied: readonly Applied[], migrations: readonly Migration[]): void {
  for (const row of applied) {
    const migration = migrations[row.position];
    if (migration === undefined) throw new Error(`Schema ${schema} is newer than this program: it has migration "${row.name}"`);
    if (migration.name !== row.name || checksum(migration) !== row.checksum) {
      throw new Error(`Migration "${row.name}" of schema ${schema} was changed after it had been applied`);
    }
  }
}

function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
