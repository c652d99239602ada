/**
 * Puts `src/lib/importFiles.ts` around the dynamic imports of the client build, in place of Vite's own helper, which
 * does not wait for the files.
 * @module
 */
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** Vite's module that exports the function around each dynamic import. */
const helper = '\0vite/preload-helper.js';
const ours = fileURLToPath(new URL('../src/lib/importFiles.ts', import.meta.url));

export const importFilesFirst: Plugin = {
  name: 'import-files-first',
  enforce: 'pre',
  load: (id) => (id === helper ? `export { importFiles as __vitePreload } from ${JSON.stringify(ours)};` : undefined),
};
