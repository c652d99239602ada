import type { ModuleParts, OperatorCore, OperatorModule } from './module.ts';

/** Creates every module once, dependencies first. Throws on circular dependencies and on two modules of one name. */
export function createModules(modules: readonly OperatorModule[], core: OperatorCore): readonly ModuleParts<unknown>[] {
  const made = new Map<string, ModuleParts<unknown>>();
  const making = new Set<string>();

  function partsOf<Face>(module: OperatorModule<Face>): ModuleParts<Face> {
    const known = made.get(module.name);
    // The cast is safe, since names are unique: two modules of one name are refused below.
    if (known !== undefined) return known as ModuleParts<Face>;
    if (making.has(module.name))
      throw new Error(`Modules need each other in a circle: ${[...making, module.name].join(' → ')}`);
    making.add(module.name);
    const parts = module.create(core, (other) => partsOf(other).face);
    making.delete(module.name);
    made.set(module.name, parts);
    return parts;
  }

  const names = modules.map(({ name }) => name);
  if (new Set(names).size < names.length) throw new Error(`Two modules have one name: ${names.join(', ')}`);
  return modules.map((module) => partsOf(module));
}
