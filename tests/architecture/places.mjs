import { dirname, join, relative } from 'node:path/posix';
import { layers } from './layers.mjs';

/** @param {string} folder @param {string} path */
const covers = (folder, path) => {
  const parts = folder.split('/');
  const named = path.split('/');
  return parts.length <= named.length && parts.every((part, index) => part === '*' || part === named[index]);
};

/** A named folder is more specific than a wildcard of the same depth. @param {string} folder */
const narrowness = (folder) => folder.split('/').length - (folder.endsWith('*') ? 0.5 : 0);

/** The rule of a file's layer, or undefined outside the layers (tests, benches, scripts). @param {string} path */
export function layerOf(path) {
  return layers
    .filter(({ folder }) => covers(folder, path))
    .sort((a, b) => narrowness(b.folder) - narrowness(a.folder))[0];
}

/** The folder of the layer that a file belongs to, with the wildcard resolved: `src/domains/cashier`. @param {string} path */
export function ownFolder(path) {
  const layer = layerOf(path);
  return layer && path.split('/').slice(0, layer.folder.split('/').length).join('/');
}

/** The project path that a relative import names; undefined for a package. @param {string} fromPath @param {string} source */
export function resolveImport(fromPath, source) {
  return source.startsWith('.') ? join(dirname(fromPath), source.replace(/\?.*$/u, '')) : undefined;
}

/** @param {string} path */
export const isTest = (path) => /\.test\.(tsx?|mjs)$/u.test(path) || /\/testing\//u.test(path);

/** Scripts that generate pictures or fonts. They are run by hand, lie beside their output and are not built. @param {string} path */
export const isAuthoring = (path) => path.endsWith('.mjs') && !path.startsWith('tools/');

/** An absolute path, made relative to the project root. @param {string} root @param {string} file */
export const projectPath = (root, file) => relative(root, file);
