import { createHash } from 'node:crypto';
import type { Database } from './database.ts';
import type { Migration, ModuleMigrations } from './Migration.ts';
import { orderSteps, stepId } from './orderSteps.ts';

interface Applied {
  readonly module: string;
  readonly name: string;
  readonly checksum: string;
}

/**
 * Migrates `schema` in one transaction under an advisory lock, so that replicas may start at the same time. A step is
 * identified by module and name. Throws when an applied step was edited, renamed or removed, and when steps depend on
 * each other in a circle or on one that does not exist.
 */
export async function migrate(database: Database, schema: string, modules: readonly ModuleMigrations[]): Promise<void> {
  if (!/^[a-z_]+$/.test(schema)) throw new Error(`"${schema}" is no schema name`);
  const steps = orderSteps(modules);
  await database.transaction(async (tx) => {
    await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`migrate:${schema}`]);
    await tx.script(
      `create schema if not exists ${schema};
       create table if not exists ${schema}.module_migrations (
         module text not null, name text not null, checksum text not null, applied_at timestamptz not null default now(), primary key (module, name));
       create table if not exists ${schema}.write_probe (is_only boolean primary key default true check (is_only), at timestamptz not null);`,
    );
    const applied = await tx.query<Applied>(`select module, name, checksum from ${schema}.module_migrations`);
    const known = new Map(applied.map((row) => [stepId(row.module, row.name), row.checksum]));
    demandSameHistory(schema, applied, new Set(steps.map(({ id }) => id)));
    for (const { id, module, migration } of steps) {
      const before = known.get(id);
      if (before === undefined) {
        await tx.script(migration.sql);
        await tx.query(`insert into ${schema}.module_migrations (module, name, checksum) values ($1, $2, $3)`, [
          module,
          migration.name,
          checksum(migration),
        ]);
      } else if (before !== checksum(migration)) {
        throw new Error(`Migration "${id}" of schema ${schema} was changed after it had been applied`);
      }
    }
  });
}

function demandSameHistory(schema: string, applied: readonly Applied[], known: ReadonlySet<string>): void {
  const strange = applied.map((row) => stepId(row.module, row.name)).find((id) => !known.has(id));
  if (strange !== undefined)
    throw new Error(`Schema ${schema} is newer than this program: it has migration "${strange}"`);
}

function checksum(migration: Migration): string {
  return createHash('sha256').update(migration.sql).digest('hex');
}
