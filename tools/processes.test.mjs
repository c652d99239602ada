import { expect, test } from 'vitest';
import { familyOf, readProcesses } from './processes.mjs';

test('a family is a process and its descendants, without other processes', () => {
  const rows = readProcesses(
    '    1     0  1000 init\n   10     1  2048 node scripts/start.mjs all\n   11    10  1024 node worker\n   12    11   512 sh -c x\n   99     1  4096 other\nnot a row\n',
  );
  const family = familyOf(rows, 10);
  expect(family.map((row) => row.pid)).toEqual([10, 11, 12]);
  expect(family[0]?.rssBytes).toBe(2048 * 1024);
  expect(familyOf(rows, 77)).toEqual([]);
});
