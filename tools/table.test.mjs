import { expect, test } from 'vitest';
import { table } from './table.mjs';

test('numbers are right-aligned, words left-aligned, and missing cells are dashes', () => {
  const lines = table(
    'Loads',
    ['page', 'fcp', 'note'],
    [
      ['best', 8, 'a'],
      ['site /', 488, null],
    ],
  ).split('\n');
  expect(lines[0]).toBe('Loads');
  expect(lines[2]).toBe('page    fcp  note');
  expect(lines[4]).toBe('best      8  a');
  expect(lines[5]).toBe('site /  488  –');
});

test('a column is as wide as its widest cell, and no line has trailing spaces', () => {
  const lines = table(
    'T',
    ['a', 'b'],
    [
      ['long cell', ''],
      ['x', 'y'],
    ],
  ).split('\n');
  expect(lines[1]).toBe('─────────  ─');
  expect(lines.filter((line) => /\s$/.test(line))).toEqual([]);
});

test('a table without rows shows its column names', () => {
  expect(table('T', ['route', 'js'], [])).toContain('route  js');
});
