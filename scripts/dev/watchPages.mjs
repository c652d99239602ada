import { resolve } from 'node:path';
import { build } from 'vite';
import { otherPages } from '../buildParts.mjs';

/**
 * The pages of other origins have bases and policies of their own, which one Vite server cannot have: they are built, and
 * built again whenever they change.
 */
export async function watchPages(distDir) {
  const watchers = await Promise.all(
    Object.entries(otherPages).map(([folder, configFile]) => watch(configFile, resolve(distDir, folder))),
  );
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) };
}

/** Resolves once the first build is written. */
async function watch(configFile, outDir) {
  const watcher = await build({ configFile, logLevel: 'warn', build: { outDir, emptyOutDir: true, watch: {} } });
  await new Promise((done, fail) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') fail(event.error);
      if (event.code === 'END') done();
    });
  });
  return watcher;
}
