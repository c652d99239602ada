/** docs/clauses.md leads from a clause to code and test: both have to be there. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { citeTests, partialMark, readRow, writeRow } from '../scripts/clauses/clauseTable.ts';
import { namesIn, testNames } from '../scripts/clauses/testNames.ts';
import { readSource, root, unusedRules } from './sourceFiles.ts';

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

test('every cited test exists, and every clause that a test names has one cited (else: node scripts/citeTests.mjs)', () => {
  expect(rows).toEqual(rows.map((row) => citeTests(row, names)));
});

test('a clause whose rule nothing but its test uses says so', () => {
  const unused = new Set(unusedRules());
  expect(unused).toContain('src/shared/validation/ruleSet.ts');
  expect(unused).not.toContain('src/shared/money/totalBalance.ts');
  expect(rows.filter(({ sentence, code }) => !partialMark.test(sentence) && code.some((path) => unused.has(path))).map(({ ids }) => ids.join())).toEqual([]);
});

test('no clause stands twice, and every clause that a test names is in the tables', () => {
  const listed = rows.flatMap(({ ids }) => ids);
  expect(listed.filter((id, index) => listed.indexOf(id) !== index)).toEqual([]);
  const named = [...new Set(names.flatMap(({ clauses }) => clauses))].sort();
  expect(named.filter((id) => !listed.includes(id))).toEqual([]);
});

test('a clause without a test says what is missing', () => {
  expect(rows.filter(({ sentence, tests }) => tests.length === 0 && !partialMark.test(sentence)).map(({ ids }) => ids.join())).toEqual([]);
});

test('clauses are read from names and from the rows of tables, also of tables with a name', () => {
  const source = `const rows: [string][] = [['4-12 “x”', 1], ['no clause']];
    test.each([['2.5-1', '/9-9'], ["2.3-3, 2.5-3", 'b']])('%s leads to %s', () => {});
    test.each(rows)('4-10 %s', () => {});`;
  expect(namesIn('a.test.ts', source).map(({ clauses }) => clauses)).toEqual([['2.5-1', '2.3-3', '2.5-3'], ['4-10', '4-12']]);
});

test('as many are cited as there are clauses', () => {
  const all = ['1-1', '2-2', '3-3', '4-4'].flatMap((id) => [{ path: 'a.test.ts', name: id, clauses: [id] }, { path: 'b.test.ts', name: id, clauses: [id] }]);
  expect(citeTests({ ids: ['1-1', '2-2', '3-3', '4-4'], sentence: '', code: [], tests: [] }, all).tests.map(({ path, name }) => `${path} ${name}`)).toEqual(['a.test.ts 1-1', 'a.test.ts 2-2', 'a.test.ts 3-3', 'a.test.ts 4-4']);
});

test('what is cited is kept; what is added names a clause that nothing names yet, most closely', () => {
  const named = (name: string, ...clauses: string[]) => ({ path: 'a.test.ts', name, clauses });
  const all = [named('wide', '1-1', '5-5', '6-6'), named('close', '1-1'), named('other', '2-2'), named('hand-picked')];
  const row = { ids: ['1-1', '2-2'], sentence: '', code: [], tests: [{ path: 'a.test.ts', name: 'gone' }, { path: 'a.test.ts', name: 'hand-picked' }] };
  expect(citeTests(row, all).tests.map(({ name }) => name)).toEqual(['hand-picked', 'close', 'other']);
});
