import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Of the bundler: what is known about a module of the graph. */
type ModuleOf = (
  id: string,
) => { readonly importedIds: readonly string[]; readonly dynamicallyImportedIds: readonly string[] } | null;

/** The modules of a start that are imported dynamically, since not every page or browser needs them. */
const asked = [
  '/react-dom/client.js',
  '/src/app/home/home.route.ts',
  '/src/app/home/HomePage.tsx',
  '/src/domains/banners/ui/banners.block.ts',
  '/src/domains/games/ui/lobby/categories.block.ts',
];
const entry = 'src/entry-client.tsx';
/** Re-exports every icon: each importer needs only those that it names. */
const iconList = 'src/ui/basics/icons.ts';

/**
 * Which modules the start of the lobby needs, where most visits begin: everything that the entry and the modules
 * `asked` by it reach by static imports, without the entry itself. So whatever is added to the frame is among them, and
 * whatever only a later page needs is not.
 * @param root folder of the project, with slashes
 */
export function startModules(root: string): (id: string, moduleOf: ModuleOf) => boolean {
  const idOf = (path: string) => join(root, path).replaceAll('\\', '/');
  let reached: ReadonlySet<string> | null = null;
  return (id, moduleOf) => {
    reached ??= reachedFrom(idOf(entry), { moduleOf, end: idOf(iconList) });
    return id !== idOf(entry) && reached.has(id);
  };
}

function reachedFrom(
  start: string,
  { moduleOf, end }: { readonly moduleOf: ModuleOf; readonly end: string },
): ReadonlySet<string> {
  const icons = lucideNames(readFileSync(end, 'utf8'));
  const importsOf = (id: string) => moduleOf(id)?.importedIds ?? [];
  // By way of the package's own list.
  const files = new Map(
    importsOf(end).flatMap((list) => importsOf(list).map((id) => [/([\w-]+)\.m?js$/.exec(id)?.[1] ?? '', id] as const)),
  );
  const reached = new Set<string>();
  const waiting = [start];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    const found = moduleOf(id);
    if (found === null) throw new Error(`the start needs ${id}, which is not in the build`);
    reached.add(id);
    if (id === end) continue;
    waiting.push(...found.importedIds, ...found.dynamicallyImportedIds.filter(isAsked));
    if (!found.importedIds.includes(end)) continue;
    for (const name of importedIcons(readFileSync(id, 'utf8'))) {
      const file = files.get(icons.get(name) ?? '');
      if (file !== undefined) waiting.push(file);
    }
  }
  const missed = asked.find((path) => ![...reached].some((id) => id.endsWith(path)));
  if (missed !== undefined) throw new Error(`nothing in the start imports ${missed}`);
  return reached;
}

const isAsked = (id: string): boolean => asked.some((path) => id.endsWith(path));

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
