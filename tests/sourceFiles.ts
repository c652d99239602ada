import { readdirSync, readFileSync } from 'node:fs';
import { join, posix, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Paths under a folder of the project that match `endsAs`, sorted. */
export function filesUnder(folder: string, endsAs: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => endsAs.test(path) && !path.includes('node_modules/'))
    .sort();
}

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');

/** Modules of the product and the sandbox, without tests. */
export const productModules = (): string[] =>
  ['src', 'server', 'bot', 'sandbox', 'tma']
    .flatMap((folder) => filesUnder(folder, /\.tsx?$/))
    .filter((path) => !/\.test\.|\.d\.ts$|\/(?:testing|proof|tests)\//.test(path));

/** Modules of src/shared and src/ui that the product does not import, directly or indirectly: only tests do. */
export function unusedRules(): string[] {
  const modules = productModules();
  const unused = new Set(modules);
  const visit = (path: string): void => {
    if (!unused.delete(path)) return;
    for (const [, imported = ''] of readSource(path).matchAll(/(?:from|import\()\s*'(\.[^']+)'/g))
      visit(posix.join(posix.dirname(path), imported));
  };
  for (const path of modules) if (!/^src\/(?:shared|ui)\//.test(path)) visit(path);
  return [...unused];
}
