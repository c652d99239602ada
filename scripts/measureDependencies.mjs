/**
 * What each package adds to the client, measured in the product's own bundle: the code of its modules as it was kept,
 * minified, then compressed alone. "first" comes with the entry, before any interaction; the rest when it is needed.
 * Prints bytes; docs/decisions quotes them.
 */
import { readFileSync } from 'node:fs';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build, minifySync } from 'vite';

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'));
const packageOf = (id) => /node_modules\/((?:@[^/]+\/)?[^/]+)\/(?!.*node_modules\/)/u.exec(id)?.[1];

process.env.NODE_ENV = 'production';
const { output } = await build({
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
const chunks = new Map(output.filter(({ type }) => type === 'chunk').map((chunk) => [chunk.fileName, chunk]));
const isFirst = new Set();
const visit = (fileName) => {
  if (isFirst.has(fileName)) return;
  isFirst.add(fileName);
  for (const imported of chunks.get(fileName)?.imports ?? []) visit(imported);
};
for (const chunk of chunks.values()) if (chunk.isEntry) visit(chunk.fileName);

/** `package` and where it is loaded → its code. */
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
    // Local names are all unused here: only spaces and names are shortened, nothing is dropped.
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
