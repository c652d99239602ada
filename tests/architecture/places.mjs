import { dirname, join, relative } from 'node:path/posix';
import { layers } from './layers.mjs';

const covers = (folder, path) => {
  const parts = folder.split('/');
  const named = path.split('/');
  return parts.length <= named.length && parts.every((part, index) => part === '*' || part === named[index]);
};

/** A named folder is narrower than a wildcard of the same depth. */
const narrowness = (folder) => folder.split('/').length - (folder.endsWith('*') ? 0.5 : 0);

/** The rule of a file's layer, or undefined outside the layers (tests, benchmarks, scripts). */
export function layerOf(path) {
  return layers
    .filter(({ folder }) => covers(folder, path))
    .sort((a, b) => narrowness(b.folder) - narrowness(a.folder))[0];
}

/** The folder that is this file's own, with the wildcard filled in: `src/domains/cashier`. */
export function ownFolder(path) {
  const layer = layerOf(path);
  return layer && path.split('/').slice(0, layer.folder.split('/').length).join('/');
}

/** The project path that a relative import names; undefined for a package. */
export function resolveImport(fromPath, source) {
  return source.startsWith('.') ? join(dirname(fromPath), source.replace(/\?.*$/u, '')) : undefined;
}

export const isTest = (path) => /\.test\.(tsx?|mjs)$/u.test(path) || /\/testing\//u.test(path);

/** Scripts that draw or cut files once, run by hand: they lie beside what they make and are part of no build. */
export const isAuthoring = (path) => path.endsWith('.mjs');

/** An absolute path as the project spells it. */
export const projectPath = (root, file) => relative(root, file);
