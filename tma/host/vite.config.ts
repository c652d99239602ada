import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Vite build of the messenger's host page, with its own origin and root. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../dist/telegram', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
  },
});
