import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readClientAssets } from './ClientAssets.ts';
import { chooseStyles } from './styles/chooseStyles.ts';

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
    'rails.css': '.r{r:1}',
    'tiles.css': '.t{t:1}',
    'entry.css': '.e{e:1}',
    'core.css': '.c{c:1}',
  };
  await Promise.all(Object.entries(files).map(([file, text]) => writeFile(join(folder, file), text)));
});

afterAll(() => rm(folder, { recursive: true }));

/** With every class of the sheets. */
const markup = '<i class="c e t r"></i>';

test('A7 the largest script comes first, each once, and styles keep the order of their dependencies', async () => {
  const page = (await readClientAssets(folder)).page(['hall.route.ts']);
  expect([page.entry, page.scripts, page.styles, chooseStyles(page.sheet, markup)]).toEqual([
    '/entry.js',
    ['/core.js', '/hall.js', '/runtime.js'],
    ['/core.css', '/entry.css'],
    '.c{c:1}.e{e:1}',
  ]);
});

test('A7 of parts that come later the page has the styles, and does not fetch the scripts', async () => {
  const page = (await readClientAssets(folder)).page(['rails.block.ts', 'hall.route.ts'], ['rails.block.ts']);
  expect([page.scripts, page.styles, chooseStyles(page.sheet, markup)]).toEqual([
    ['/core.js', '/hall.js', '/runtime.js'],
    ['/core.css', '/entry.css', '/tiles.css', '/rails.css'],
    '.c{c:1}.e{e:1}.t{t:1}.r{r:1}',
  ]);
  expect(chooseStyles(page.sheet, '<i class="r"></i>')).toBe('.r{r:1}');
});
