import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';

export const root = resolve(import.meta.dirname, '..');

/** Paths under a folder of the project whose name ends as asked, in order. */
export function filesUnder(folder: string, endsAs: RegExp): string[] {
  return readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((path) => `${folder}/${path}`)
    .filter((path) => endsAs.test(path) && !path.includes('node_modules/'))
    .sort();
}

export const readSource = (path: string) => readFileSync(join(root, path), 'utf8');
