/**
 * Prints the size of each package in the product's client bundle, in bytes: the code of its modules after tree shaking,
 * minified, then compressed alone. "first" is loaded with the entry, before any interaction; the rest is loaded when
 * needed. docs/decisions quotes the figures.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, minifySync } from 'vite';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (/** @type {string} */ id) =>
  /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/u.exec(id)?.[1];

process.env.NODE_ENV = 'production';
const built = await build({
  configFile: false,
  logLevel: 'silent',
  plugins: [react()],
  build: {
    write: false,
    target: 'es2022',
    minify: false,
    modulePreload: { polyfill: false },
    rollupOptions: { input: 'src/entry-client.tsx' },
  },
});
if (!('output' in built)) throw new Error('the build has no output');
const chunks = new Map(built.output.filter((part) => part.type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const isFirst = new Set();
const visit = (/** @type {string} */ fileName) => {
  if (isFirst.has(fileName)) return;
  isFirst.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) visit(imported);
};
for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);

/** Package and time of loading → its code. */
const kept = new Map();
for (const { fileName, modules } of chunks.values()) {
  for (const [id, { code }] of Object.entries(modules)) {
    const name = packageOf(id);
    if (!name || !code) continue;
    const place = `${name}\t${isFirst.has(fileName) ? 'first' : 'when needed'}`;
    kept.set(place, `${kept.get(place) ?? ''}\n${code}`);
  }
}

const rows = [...kept]
  .sort(([a], [b]) => a.localeCompare(b))
  .map(([place, code]) => {
    const [name, loaded] = place.split('\t');
    // The local declarations look unused in isolation, so the minifier shortens names and whitespace but drops nothing.
    const small = minifySync('a.js', code, { compress: false, mangle: true, codegen: { removeWhitespace: true } }).code;
    return {
      name,
      version: dependencies[name] ?? '(of another)',
      loaded,
      plain: small.length,
      gzip: gzipSync(small, { level: 9 }).length,
      brotli: brotliCompressSync(small).length,
    };
  });
console.table(rows);
