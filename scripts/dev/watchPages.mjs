import { resolve } from 'node:path';
import { build } from 'vite';
import { otherPages } from '../buildParts.mjs';

/**
 * Builds the pages of other origins, and rebuilds them on change. They have their own base and CSP, and one Vite server
 * can serve only one base.
 * @param {string} distDir
 */
export async function watchPages(distDir) {
  const watchers = await Promise.all(
    Object.entries(otherPages).map(([folder, configFile]) => watch(configFile, resolve(distDir, folder))),
  );
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) };
}

/** Resolves when the first build has been written. @param {string} configFile @param {string} outDir */
async function watch(configFile, outDir) {
  const watcher = await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true, watch: {} } });
  if (!('on' in watcher)) throw new Error(`${configFile} is not watched`);
  /** @type {Promise<void>} */
  const first = new Promise((done, fail) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') fail(event.error);
      if (event.code === 'END') done();
    });
  });
  await first;
  return watcher;
}
