import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { build } from 'vite';
import { defineConfig } from 'vitest/config';
import { clientChunks } from './scripts/clientChunks.ts';
import { otherPages, present, serverEntries } from './scripts/buildParts.mjs';

/** Everything built lies under dist/: the client, the server render, the servers and the vendors' own pages. */
const server = (outDir: string, input: Record<string, string>) => ({
  consumer: 'server' as const,
  build: {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: {
      input,
      output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', format: 'es' as const },
    },
  },
});

/** Files of all kinds named alike. */
const named = (pattern: string) => ({
  entryFileNames: `${pattern}.js`,
  chunkFileNames: `${pattern}.js`,
  assetFileNames: `${pattern}.[ext]`,
});

export default defineConfig({
  plugins: [react()],
  // React has had the real one since 18; the shim is for older ones.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: {
    // Short class names: they are in every page's inline styles and in its markup.
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:4]',
    },
    // Every style sheet knows the widths of the viewport classes by name.
    postcss: { plugins: [globalData({ files: ['src/ui/viewport.css'] }), customMedia()] },
  },
  appType: 'custom',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        // Browsers of the last two years know oklch() and logical properties: no fallbacks, which would double the styles.
        cssTarget: ['chrome123', 'firefox128', 'safari17.4'],
        cssMinify: true,
        modulePreload: { polyfill: false },
        // Small pictures stay files: data: URLs would grow the inlined styles of every page.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          // Short hashes: the first page's script names every file there is, and hashes do not compress.
          output: {
            ...named('assets/[name]-[hash:8]'),
            codeSplitting: { includeDependenciesRecursively: false, groups: clientChunks },
          },
          // The first `npm start` builds, and says only what is wrong.
          checks: { bundlerTimings: false },
        },
      },
    },
    ssr: {
      ...server('dist/ssr', { 'entry-server': 'src/entry-server.tsx' }),
      resolve: { noExternal: ['wouter', 'lucide'] },
    },
    servers: server('dist/servers', present(serverEntries)),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr', 'servers']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      for (const configFile of Object.values(present(otherPages))) await build({ configFile, logLevel: 'warn' });
      await cp('src/ui/tokens.css', 'dist/servers/tokens.css');
    },
  },
  test: {
    environment: 'node',
    include: [
      'src/**/*.test.{ts,tsx}',
      'server/**/*.test.ts',
      'sandbox/**/*.test.{ts,tsx}',
      'tma/**/*.test.ts',
      'tests/**/*.test.{ts,tsx,mjs}',
      'bench/**/*.test.{ts,mjs}',
      'scripts/**/*.test.mjs',
    ],
    setupFiles: ['tests/setup.ts'],
    // Left to itself, Vitest keeps a core for its own process, which has little to do while tests run.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // For machines that do other work as well: exact figures of games and embedded databases take seconds of processor time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
