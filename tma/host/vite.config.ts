import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** How Vite builds the messenger's host page: its own origin, its own root. */
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
