import { expect, test } from 'vitest';
import { journeyTable } from './journeyTable.mjs';

test('each journey has a row with all its projects', () => {
  /** @param {string} title @param {string} projectName */
  const spec = (title, projectName) => ({ file: 'a.spec.ts', title, tests: [{ projectName }] });
  const report = {
    suites: [
      { specs: [spec('one', 'web-phone')], suites: [{ specs: [spec('one', 'telegram'), spec('a | b', 'pwa')] }] },
    ],
  };
  expect(journeyTable(report).slice(-2)).toEqual([
    '| a.spec.ts › one | web-phone, telegram |',
    '| a.spec.ts › a \\| b | pwa |',
  ]);
  expect(journeyTable({})).toEqual([]);
});
