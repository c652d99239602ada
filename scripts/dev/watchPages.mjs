import { resolve } from 'node:path';
import { build } from 'vite';

/**
 * The pages of other origins (the studio's game, the messenger's host) have bases and policies of their own, which one
 * Vite server cannot have: they are built, and built again whenever they change.
 */
export async function watchPages(runner, distDir) {
  const { studioBuildConfig } = await runner.import('/sandbox/studio/client/buildConfig.ts');
  const host = { root: 'tma/host', base: '/', publicDir: false };
  const watchers = await Promise.all([watch(studioBuildConfig, resolve(distDir, 'vendors/studio')), watch(host, resolve(distDir, 'telegram'))]);
  return { close: () => Promise.all(watchers.map((watcher) => watcher.close())) };
}

/** Resolves once the first build is written. */
async function watch(page, outDir) {
  const watcher = await build({ ...page, configFile: false, logLevel: 'warn', build: { ...page.build, outDir, emptyOutDir: true, watch: {} } });
  await new Promise((done, fail) => {
    watcher.on('event', (event) => {
      if (event.code === 'ERROR') fail(event.error);
      if (event.code === 'END') done();
    });
  });
  return watcher;
}
