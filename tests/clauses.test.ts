/** docs/clauses.md leads from a clause to code and test: both have to be there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { readRow, writeRow } from '../scripts/clauses/clauseTable.ts';
import { clausesIn, testNames } from '../scripts/clauses/testNames.ts';
import { readSource, root } from './sourceFiles.ts';

const lines = readSource('docs/clauses.md').split('\n');
const rows = lines.flatMap((line) => readRow(line) ?? []);
const names = testNames();

test('every line of the tables is read, and reads back the same', () => {
  const table = lines.filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(writeRow)).toEqual(table);
});

test('every clause has code, and the code is there', () => {
  const missing = rows.flatMap(({ ids, code }) => (code.length === 0 ? [`${ids.join()} names no code`] : code.filter((path) => !existsSync(join(root, path))).map((path) => `${ids.join()} ${path}`)));
  expect(missing).toEqual([]);
});

test('every cited test exists under that name (else: node scripts/citeTests.mjs)', () => {
  const gone = rows.flatMap(({ ids, tests }) => tests.filter((cited) => !names.some(({ path, name }) => path === cited.path && name === cited.name)).map(({ name }) => `${ids.join()} ${name}`));
  expect(gone).toEqual([]);
});

test('no clause stands twice, and every clause that a test names is in the tables', () => {
  const listed = rows.flatMap(({ ids }) => ids);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  const named = [...new Set(names.flatMap(({ name }) => clausesIn(name)))].sort();
  expect(named.filter((id) => !listed.includes(id))).toEqual([]);
});
