/**
 * Which icons belong to the chunk of the first paint: those that its modules, or the frame around every page, import.
 * @module
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const FRAME = /^src\/(entry-client|app\/\w+|app\/layouts\/\w+)\.tsx?$/;

/** Names of lucide's files; `core` matches paths such as `src/ui/basics/Icon.tsx`. */
export function firstIcons(core: RegExp): readonly string[] {
  const names = lucideNames(readFileSync('src/ui/basics/icons.ts', 'utf8'));
  const imported = sources('src')
    .filter((file) => FRAME.test(file) || core.test(file))
    .flatMap((file) => importedIcons(readFileSync(file, 'utf8')));
  return [...new Set(imported)].flatMap((name) => names.get(name) ?? []).sort();
}

/** The project's name of an icon → lucide's file name. */
function lucideNames(source: string): ReadonlyMap<string, string> {
  return new Map([...source.matchAll(/(\w+) as (\w+)/g)].map(([, lucide = '', own = '']) => [own, kebab(lucide)]));
}

function importedIcons(source: string): readonly string[] {
  const imports = /import \{([^}]*)\} from '[^']*\/icons\.ts'/g;
  return [...source.matchAll(imports)].flatMap(([, names = '']) => names.split(',').map((name) => name.trim()));
}

const sources = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file).replaceAll('\\', '/'))
    .filter((file) => /\.tsx?$/.test(file) && !file.includes('.test.'));

/** `Volume2` → `volume-2`, as lucide names its files. */
const kebab = (name: string): string =>
  name
    .replaceAll(/([a-z\d])([A-Z])/g, '$1-$2')
    .replaceAll(/([a-zA-Z])(\d)/g, '$1-$2')
    .toLowerCase();
