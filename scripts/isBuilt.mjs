import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** Sources of a build. If one of them is newer than dist/, the build is out of date. */
export const buildSources = [
  'src',
  'server',
  'bot',
  'sandbox',
  'tma',
  'public',
  'vite.config.ts',
  'package.json',
  'scripts/build.mjs',
  'scripts/buildParts.mjs',
  'scripts/clientChunks.ts',
  'scripts/importFilesFirst.ts',
  'scripts/modulePaths.ts',
  'scripts/noChunkCycles.ts',
  'scripts/reachedModules.ts',
  'scripts/startModules.ts',
  'scripts/compressFiles.mjs',
  'scripts/writeServiceWorker.mjs',
];
const lastWritten = 'dist/client/sw.js.br';

/** @param {string} path @returns {Promise<number>} time of the last change in it, in ms since 1970 */
async function newest(path) {
  const info = await stat(path).catch(() => null);
  if (!info) return 0;
  if (!info.isDirectory()) return info.mtimeMs;
  const times = await Promise.all((await readdir(path)).map((name) => newest(join(path, name))));
  return Math.max(0, ...times);
}

/** True when dist/ is complete and no source is newer. */
export async function isBuilt() {
  const built = await stat(lastWritten).catch(() => null);
  if (!built) return false;
  const times = await Promise.all(buildSources.map(newest));
  return Math.max(...times) <= built.mtimeMs;
}
