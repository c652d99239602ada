import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Vite build of the framed page, and of the script for the casino's page, which keeps its address. */
export default defineConfig({
  root: here('.'),
  base: '/verification/',
  publicDir: false,
  build: {
    outDir: here('../../../dist/vendors/verification'),
    emptyOutDir: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rollupOptions: {
      input: { index: here('index.html'), sdk: here('sdk.ts') },
      output: { entryFileNames: ({ name }) => (name === 'sdk' ? 'sdk.js' : 'assets/[name]-[hash].js') },
    },
  },
});
