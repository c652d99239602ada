import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Paths under a folder of the project whose name ends as asked, in order. */
export function filesUnder(folder: string, endsAs: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => endsAs.test(path) && !path.includes('node_modules/'))
    .sort();
}

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

/** Modules of src/shared and src/ui that no module of the product leads to: their own tests alone import them. */
export function unusedRules(): string[] {
  const modules = new Set(['src', 'server', 'tma'].flatMap((folder) => filesUnder(folder, /(?<!\.test)\.tsx?$/)).filter((path) => !/\/(?:testing|proof)\//.test(path)));
  const rules = [...modules].filter((path) => /^src\/(?:shared|ui)\//.test(path));
  const used = new Set<string>();
  const visit = (path: string): void => {
    if (used.has(path) || !modules.has(path)) return;
    used.add(path);
    for (const [, imported = ''] of readSource(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g)) visit(posix.join(posix.dirname(path), imported));
  };
  for (const path of modules) if (!rules.includes(path)) visit(path);
  return rules.filter((path) => !used.has(path));
}
