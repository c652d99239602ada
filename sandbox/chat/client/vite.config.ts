import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Vite build of the vendor's script: one file without imports, as pages load it. */
export default defineConfig({
  root: here('.'),
  publicDir: false,
  build: {
    outDir: here('../../../dist/vendors/chat'),
    emptyOutDir: true,
    target: 'es2022',
    lib: { entry: here('main.ts'), formats: ['iife'], name: 'sandboxChat', fileName: () => 'widget.js' },
  },
});
