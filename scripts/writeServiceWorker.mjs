import { readFile } from 'node:fs/promises';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';

/** Bundles one file into a script of its own at the site's root. @param {string} clientDir @param {string} source @param {string} name */
async function bundle(clientDir, source, name) {
  await build({
    configFile: false,
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    build: {
      outDir: clientDir,
      emptyOutDir: false,
      copyPublicDir: false,
      target: 'es2022',
      lib: { entry: source, formats: ['iife'], name: 'croupier', fileName: () => name },
    },
  });
}

/** The files that every page needs before it can be used: the entry and what it imports at once. @param {string} clientDir */
async function shellFiles(clientDir) {
  /** @type {import('vite').Manifest} */
  const manifest = JSON.parse(await readFile(`${clientDir}/.vite/manifest.json`, 'utf8'));
  /** @type {Set<string>} */
  const found = new Set();
  const collect = (/** @type {string} */ key) => {
    const chunk = manifest[key];
    if (!chunk || found.has(chunk.file)) return;
    found.add(chunk.file);
    for (const next of chunk.imports ?? []) collect(next);
  };
  collect('src/entry-client.tsx');
  return [...found];
}

/**
 * Writes the service worker (4-58, 4-59) with the list of the files it keeps, and the scripts of the offline page and of
 * the frames of chat and analytics.
 * @param {string} clientDir
 */
export async function writeServiceWorker(clientDir) {
  await bundle(clientDir, 'src/app/flows/installed/offlinePage.ts', 'offline.js');
  await bundle(clientDir, 'src/app/flows/installed/worker.ts', 'sw.js');
  await bundle(clientDir, 'src/lib/chat/frame/main.ts', 'chat.js');
  await bundle(clientDir, 'src/lib/analytics/frame/main.ts', 'analytics.js');
  const { warnings } = await injectManifest({
    swSrc: `${clientDir}/sw.js`,
    swDest: `${clientDir}/sw.js`,
    globDirectory: clientDir,
    globPatterns: ['offline.html', 'offline.js', 'favicon.svg', 'icon-192.png', ...(await shellFiles(clientDir))],
    dontCacheBustURLsMatching: /^assets\//,
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}
