import { readFileSync } from 'node:fs';

/** Of the bundler: what is known about a module of the graph. */
export type ModuleOf = (
  id: string,
) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

/** Every module of the build that `start` reaches, by dynamic imports, too. */
export function everyModule(start: string, moduleOf: ModuleOf): ReadonlySet<string> {
  const every = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (every.has(id)) continue;
    every.add(id);
    const found = moduleOf(id);
    if (found !== null) waiting.push(...found.importedIds, ...found.dynamicallyImportedIds);
  }
  return every;
}

/** The modules of a build, and the project's list of icons among them. */
export interface Graph {
  readonly moduleOf: ModuleOf;
  readonly iconList: string;
}

/**
 * `starts` and all that they reach by static imports, and by those dynamic ones whose path ends as one of `also` says.
 * Of the list of icons, which re-exports every one, a module needs only those that it names.
 */
export function reachedFrom(
  starts: readonly string[],
  { moduleOf, iconList: end }: Graph,
  also: readonly string[] = [],
): ReadonlySet<string> {
  const icons = lucideNames(readFileSync(end, 'utf8'));
  const importsOf = (id: string) => moduleOf(id)?.importedIds ?? [];
  // By way of the package's own list.
  const files = new Map(
    importsOf(end).flatMap((list) => importsOf(list).map((id) => [/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '', id] as const)),
  );
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const found = moduleOf(id);
    if (found === null) throw new Error(`the start needs ${id}, which is not in the build`);
    reached.add(id);
    if (id === end) continue;
    waiting.push(
      ...found.importedIds,
      ...found.dynamicallyImportedIds.filter((one) => also.some((path) => one.endsWith(path))),
    );
    if (!found.importedIds.includes(end)) continue;
    for (const name of importedIcons(readFileSync(id, 'utf8'))) {
      const file = files.get(icons.get(name) ?? '');
      if (file !== undefined) waiting.push(file);
    }
  }
  const missed = also.find((path) => ![...reached].some((id) => id.endsWith(path)));
  if (missed !== undefined) throw new Error(`nothing in the start imports ${missed}`);
  return reached;
}

/** The project's name of an icon → lucide's file name. */
const lucideNames = (source: string): ReadonlyMap<string, string> =>
  new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, lucide = '', own = '']) => [own, kebab(lucide)]));

function importedIcons(source: string): readonly string[] {
  const imports = /import \{([^}]*)\} from '[^']*\/icons\.ts'/g;
  return [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

/** `Volume2` → `volume-2`, as lucide names its files. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
