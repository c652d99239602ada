import { cp } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import type { UserConfig } from 'vite';
import { defineConfig } from 'vitest/config';
import { studioBuildConfig } from './server/vendors/studio/client/buildConfig.ts';

/** Everything built lies under dist/: the client, the server render, the servers and the vendors' own pages. */
const server = (outDir: string, input: Record<string, string>) => ({
  consumer: 'server' as const,
  build: {
    outDir,
    emptyOutDir: true,
    copyPublicDir: false,
    target: 'node20',
    minify: false,
    rollupOptions: { input, output: { entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', format: 'es' as const } },
  },
});

/** The messenger's host page: its own origin, its own root. */
const telegramHost: UserConfig = {
  root: 'tma/host',
  base: '/',
  publicDir: false,
  build: { outDir: '../../dist/telegram', emptyOutDir: true, target: 'es2022' },
};

export default defineConfig({
  plugins: [react()],
  appType: 'custom',
  environments: {
    client: {
      build: {
        outDir: 'dist/client',
        emptyOutDir: true,
        manifest: true,
        target: 'es2022',
        cssMinify: true,
        modulePreload: { polyfill: false },
        // Small pictures stay files: data: URLs would grow the inlined styles of every page.
        assetsInlineLimit: 0,
        rollupOptions: { input: 'src/entry-client.tsx' },
      },
    },
    ssr: { ...server('dist/ssr', { 'entry-server': 'src/entry-server.tsx' }), resolve: { noExternal: ['wouter', 'lucide'] } },
    servers: server('dist/servers', {
      all: 'server/entries/all.ts',
      site: 'server/entries/site.ts',
      operator: 'server/entries/operator.ts',
      vendors: 'server/entries/vendors.ts',
      telegram: 'server/entries/telegram.ts',
    }),
  },
  builder: {
    async buildApp(builder) {
      for (const name of ['client', 'ssr', 'servers']) {
        const environment = builder.environments[name];
        if (environment) await builder.build(environment);
      }
      // Pages of other origins have bases of their own, which one Vite run cannot have.
      for (const page of [studioBuildConfig, telegramHost]) await build({ ...page, configFile: false, logLevel: 'warn' });
      await cp('src/ui/tokens.css', 'dist/servers/tokens.css');
    },
  },
  test: {
    environment: 'node',
    include: ['src/**/*.test.{ts,tsx}', 'server/**/*.test.ts', 'tma/**/*.test.ts', 'tests/**/*.test.{ts,tsx}', 'bench/**/*.test.{ts,mjs}'],
    setupFiles: ['tests/setup.ts'],
    testTimeout: 20_000,
  },
});
