import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

/** Vite configuration of the studio's page; its files are served under `/studio/assets/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/studio/',
  publicDir: false,
  build: {
    outDir: fileURLToPath(new URL('../../../dist/vendors/studio', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
