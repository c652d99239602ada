import type { Migration, ModuleMigrations } from './Migration.ts';

export interface Step {
  /** `module/name` */
  readonly id: string;
  readonly module: string;
  readonly migration: Migration;
}

export const stepId = (module: string, name: string): string => `${module}/${name}`;

/**
 * Orders all steps so that each comes after the earlier ones of its module and after those in its `after`. Throws when
 * two steps have the same id, when a named one does not exist, and on circular dependencies.
 */
export function orderSteps(modules: readonly ModuleMigrations[]): readonly Step[] {
  const waiting = modules.flatMap(({ module, migrations }) =>
    migrations.map((migration, index) => {
      const before = migrations[index - 1];
      const needs = [...(before === undefined ? [] : [stepId(module, before.name)]), ...(migration.after ?? [])];
      return { id: stepId(module, migration.name), module, migration, needs };
    }),
  );
  const ids = new Set(waiting.map(({ id }) => id));
  if (ids.size < waiting.length) throw new Error('Two migrations of one module have the same name');
  for (const { id, needs } of waiting) {
    const unknown = needs.find((need) => !ids.has(need));
    if (unknown !== undefined) throw new Error(`Migration "${id}" waits for "${unknown}", which does not exist`);
  }
  const ordered: Step[] = [];
  const done = new Set<string>();
  let left = waiting;
  while (left.length > 0) {
    const ready = left.filter(({ needs }) => needs.every((need) => done.has(need)));
    if (ready.length === 0) throw new Error(`Migrations wait for each other: ${left.map(({ id }) => id).join(', ')}`);
    for (const { id, module, migration } of ready) {
      ordered.push({ id, module, migration });
      done.add(id);
    }
    left = left.filter(({ id }) => !done.has(id));
  }
  return ordered;
}
