/** docs/clauses.md maps clauses to code, and test names contain the clauses they cover: both must exist. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { partialMark, readCitation, readRow, writeRow } from '../scripts/clauses/clauseTable.ts';
import { exportsOf, namesImportedBy } from './importedNames.ts';
import { namesIn, testNames } from '../scripts/clauses/testNames.ts';
import { productModules, readSource, root, unusedRules } from './sourceFiles.ts';

const lines = readSource('docs/clauses.md').split('\n');
const rows = lines.flatMap((line) => readRow(line) ?? []);
const names = testNames();
const citations = rows.flatMap(({ ids, sentence, code }) =>
  code.map((cited) => ({ ...readCitation(cited), ids: ids.join(), isWhole: !partialMark.test(sentence) })),
);
const named = citations.flatMap(({ name, ...citation }) => (name === null ? [] : { ...citation, name }));

test('every row of the tables is parsed, and is written back unchanged', () => {
  const table = lines.filter((line) => /^\| \d/.test(line));
  expect(rows.length).toBeGreaterThan(100);
  expect(rows.map(writeRow)).toEqual(table);
});

test('every clause cites code, and the cited files and exports exist', () => {
  const uncoded = rows.flatMap(({ ids, code }) => (code.length === 0 ? [ids.join()] : []));
  expect(uncoded).toEqual([]);
  expect(
    citations.filter(({ path }) => !existsSync(join(root, path))).map(({ ids, path }) => `${ids} ${path}`),
  ).toEqual([]);
  expect(
    named
      .filter(({ path, name }) => !exportsOf(readSource(path)).includes(name))
      .map(({ ids, path, name }) => `${ids} ${path}#${name}`),
  ).toEqual([]);
});

test('every clause that is not marked as partial has a test with its id in the name', () => {
  const carried = new Set(names.flatMap(({ clauses }) => clauses));
  const claimed = rows.filter(({ sentence }) => !partialMark.test(sentence)).flatMap(({ ids }) => ids);
  expect(claimed.filter((id) => !carried.has(id))).toEqual([]);
});

test('the product has no rule or part of the interface that only tests use', () => {
  expect(unusedRules()).toEqual([]);
});

test('a function that a clause cites by name is imported by the product', () => {
  const imported = new Set(productModules().flatMap((path) => namesImportedBy(path, readSource(path))));
  expect(imported).toContain('src/shared/validation/personField.ts#nameField');
  expect(imported).not.toContain('src/ui/testing/contrast.ts#linearRgb');
  expect(named.length).toBeGreaterThan(5);
  expect(
    named
      .filter(({ isWhole, path, name }) => isWhole && !imported.has(`${path}#${name}`))
      .map(({ ids, path, name }) => `${ids} ${path}#${name}`),
  ).toEqual([]);
});

test('no clause is listed twice, and every clause in a test name is in the tables', () => {
  const listed = rows.flatMap(({ ids }) => ids);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  const carried = [...new Set(names.flatMap(({ clauses }) => clauses))].sort();
  expect(carried.filter((id) => !listed.includes(id))).toEqual([]);
});

test('clauses are read from test names and from the rows of each, inline or in a constant', () => {
  const source = `const rows: [string][] = [['4-12 “x”', 1], ['no clause']];
    test.each([['2.5-1', '/9-9'], ["2.3-3, 2.5-3", 'b']])('%s leads to %s', () => {});
    test.each(rows)('4-10 %s', () => {});`;
  expect(namesIn('a.test.ts', source).map(({ clauses }) => clauses)).toEqual([
    ['2.5-1', '2.3-3', '2.5-3'],
    ['4-10', '4-12'],
  ]);
});

test('a parsed row is written back unchanged, with an export name and without', () => {
  const line = '| 2.5-1, 8-22 | A sentence. Rule only. | `a.ts`, `b.ts#one` |';
  const row = readRow(line);
  expect(row).toEqual({ ids: ['2.5-1', '8-22'], sentence: 'A sentence. Rule only.', code: ['a.ts', 'b.ts#one'] });
  expect(row && writeRow(row)).toBe(line);
  expect(row?.code.map(readCitation)).toEqual([
    { path: 'a.ts', name: null },
    { path: 'b.ts', name: 'one' },
  ]);
});

test('imports are found by name, including re-exports', () => {
  const source = `import { one, two as other } from './a.ts'; import type { Three } from '../b.ts'; export { four } from './c.ts'; import { five } from 'npm';`;
  expect(namesImportedBy('src/x/y.ts', source)).toEqual([
    'src/x/a.ts#one',
    'src/x/a.ts#two',
    'src/b.ts#Three',
    'src/x/c.ts#four',
  ]);
  expect(exportsOf('export const one = 1;\nexport function two() {}\nconst three = 3;')).toEqual(['one', 'two']);
});
