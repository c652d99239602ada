import { cp } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import globalData from '@csstools/postcss-global-data';
import react from '@vitejs/plugin-react';
import customMedia from 'postcss-custom-media';
import { build } from 'vite';
import { defaultExclude, defineConfig } from 'vitest/config';
import { chunkGroups } from './scripts/clientChunks.ts';
import { importFilesFirst } from './scripts/importFilesFirst.ts';
import { noChunkCycles } from './scripts/noChunkCycles.ts';
import { sharedTests } from './scripts/sharedTests.mjs';
import { otherPages, present, serverEntries } from './scripts/buildParts.mjs';

/** Environment of a server build. All output is in dist/: client, server render, servers, pages of other origins. */
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

/** The same name pattern for entries, chunks and assets. */
const named = (pattern: string) => ({
  entryFileNames: `${pattern}.js`,
  chunkFileNames: `${pattern}.js`,
  assetFileNames: `${pattern}.[ext]`,
});

const tests = [
  'src/**/*.test.{ts,tsx}',
  'server/**/*.test.ts',
  'sandbox/**/*.test.{ts,tsx}',
  'tma/**/*.test.ts',
  'tests/**/*.test.{ts,tsx,mjs}',
  'bench/**/*.test.mjs',
  'tools/**/*.test.mjs',
  'scripts/**/*.test.mjs',
];
/** Tests of the full run only; `npm run test:full` sets the variable, and a single one runs with it too. */
const left = process.env['TEST_FULL'] ? [] : ['**/*.full.test.*'];
const shared = sharedTests();

export default defineConfig({
  plugins: [react(), importFilesFirst, noChunkCycles],
  // React has had useSyncExternalStore since version 18; the shim is for older versions.
  resolve: { alias: [{ find: /^use-sync-external-store\/shim(\/index\.js)?$/, replacement: 'react' }] },
  css: {
    // Short class names, since they are in the inline styles and in the markup of every page.
    modules: {
      generateScopedName:
        process.env['NODE_ENV'] === 'production' ? '[hash:base64:5]' : '[name]_[local]_[hash:base64:4]',
    },
    // Defines the custom media of the viewport classes in every style sheet.
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
        // These versions support oklch() and logical properties. Fallbacks for older ones would double the styles.
        cssTarget: ['chrome123', 'firefox128', 'safari17.4'],
        cssMinify: true,
        modulePreload: { polyfill: false },
        // Small pictures are not inlined: data: URLs would enlarge the inlined styles of every page.
        assetsInlineLimit: 0,
        rollupOptions: {
          input: 'src/entry-client.tsx',
          // Short hashes, since the entry script contains the names of all files and hashes do not compress.
          output: {
            ...named('assets/[name]-[hash:8]'),
            codeSplitting: { includeDependenciesRecursively: false, groups: chunkGroups },
          },
          // The first `npm start` builds, and should print warnings and errors only.
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
      for (const part of ['art', 'fonts'])
        await cp(`server/previews/${part}`, `dist/servers/previews/${part}`, { recursive: true });
    },
  },
  test: {
    environment: 'node',
    setupFiles: ['tests/setup.ts'],
    // By default Vitest leaves a core to its own process, which has little work while tests run.
    maxWorkers: Math.max(2, availableParallelism() - 1),
    // In ms; generous for busy machines: exact returns of games and embedded databases take seconds of CPU time.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    expect: { poll: { timeout: 15_000 } },
    // So that `vi.resetModules` gives a test an SDK without the state of the last one.
    server: { deps: { inline: [/@tma\.js/] } },
    restoreMocks: true,
    unstubEnvs: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'alone',
          include: tests,
          exclude: [...defaultExclude, ...left, ...shared.inNode, ...shared.inWindow],
        },
      },
      { extends: true, test: { name: 'shared', include: shared.inNode, exclude: left, isolate: false } },
      {
        extends: true,
        test: {
          name: 'window',
          include: shared.inWindow,
          exclude: left,
          isolate: false,
          environment: 'happy-dom',
          setupFiles: ['tests/emptyWindow.ts', 'tests/setup.ts'],
        },
      },
    ],
  },
});
