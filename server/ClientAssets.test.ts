import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClientAssets } from './ClientAssets.ts';

let folder = '';

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'client-assets-'));
  const manifest = {
    'src/entry-client.tsx': { file: 'entry.js', imports: ['_runtime.js', '_core.js'], css: ['entry.css'] },
    '_runtime.js': { file: 'runtime.js' },
    '_core.js': { file: 'core.js', imports: ['_runtime.js'], css: ['core.css'] },
    'hall.route.ts': { file: 'hall.js', imports: ['_core.js'] },
    'rails.block.ts': { file: 'rails.js', imports: ['_core.js', '_tiles.js'], css: ['rails.css'] },
    '_tiles.js': { file: 'tiles.js', css: ['tiles.css'] },
  };
  await mkdir(join(folder, '.vite'));
  const files = {
    '.vite/manifest.json': JSON.stringify(manifest),
    'entry.js': 'x'.repeat(500),
    'runtime.js': 'x',
    'core.js': 'x'.repeat(900),
    'hall.js': 'x'.repeat(40),
    'rails.js': 'x',
    'tiles.js': 'x',
    'rails.css': '.r{}',
    'tiles.css': '.t{}',
    'entry.css': '.e{}',
    'core.css': '.c{}',
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)));
});

afterAll(() => rm(folder, { recursive: true }));

test('A7 the largest script comes first, each once, and styles keep the order of their dependencies', async () => {
  const page = (await readClientAssets(folder)).page(['hall.route.ts']);
  expect([page.entry, page.scripts, page.styles, page.sheet]).toEqual([
    '/entry.js',
    ['/core.js', '/hall.js', '/runtime.js'],
    ['/core.css', '/entry.css'],
    '.c{}.e{}',
  ]);
});

test('A7 of parts that come later the page has the styles, and does not fetch the scripts', async () => {
  const page = (await readClientAssets(folder)).page(['rails.block.ts', 'hall.route.ts'], ['rails.block.ts']);
  expect([page.scripts, page.sheet]).toEqual([['/core.js', '/hall.js', '/runtime.js'], '.c{}.e{}.t{}.r{}']);
});
