import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** Vite configuration of the sportsbook's page; its files are served under `/sportsbook/assets/`. */
export default defineConfig({
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/sportsbook/',
  publicDir: false,
  plugins: [react()],
  // As the JSX is compiled: while developing, React has to be the one that knows development's calls.
  define: { 'process.env.NODE_ENV': JSON.stringify(process.env['NODE_ENV'] ?? 'production') },
  build: {
    outDir: fileURLToPath(new URL('../../../dist/vendors/sportsbook', import.meta.url)),
    emptyOutDir: true,
    target: 'es2022',
    cssTarget: ['chrome123', 'firefox128', 'safari17.4'],
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
