/** Checks the documents against the tree: links, commands and layers. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import packageFile from '../package.json' with { type: 'json' };
import { filesUnder, readSource, root } from './sourceFiles.ts';

const pages = ['README.md', ...filesUnder('docs', /\.md$/)];

test.each(pages)('the links of %s point to existing files', (page) => {
  const targets = [...readSource(page).matchAll(/\]\((?!https?:)([^)#\s]+)/g)].map(([, target = '']) =>
    join(page, '..', target),
  );
  expect(targets.filter((target) => !existsSync(join(root, target)))).toEqual([]);
});

test('README lists exactly the npm scripts, and the files that they run exist', () => {
  const table = readSource('README.md').split('## Commands')[1] ?? '';
  const named = [...table.matchAll(/^\| (.*?) \|/gm)].flatMap(([, cell = '']) =>
    [...cell.matchAll(/`(?:npm (?:run )?)?([\w:]+)`/g)].map(([, name]) => name),
  );
  expect([...named].sort()).toEqual(Object.keys(packageFile.scripts).sort());
  const files = Object.values(packageFile.scripts).flatMap((script) =>
    [...script.matchAll(/[\w./]+\.(?:mjs|ts)\b/g)].map(([file]) => file),
  );
  expect(files.filter((file) => !existsSync(join(root, file)))).toEqual([]);
});

test('ARCHITECTURE names every layer', () => {
  const text = readSource('docs/ARCHITECTURE.md');
  const folders = [...readSource('tests/architecture/layers.mjs').matchAll(/folder: '([^']+)'/g)].map(
    ([, folder = '']) => folder.replace('*', '{d}'),
  );
  expect(folders.length).toBeGreaterThan(10);
  const unnamed = folders.filter(
    (folder) => !['src', 'src/platform/telegram'].includes(folder) && !text.includes(`\`${folder}\``),
  );
  expect(unnamed).toEqual([]);
});
