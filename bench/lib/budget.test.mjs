import { expect, test } from 'vitest';
import { allHeld, checkRow, figure, judge, ratio } from './budget.mjs';

test('a budget is held at its limit and missed above it', () => {
  expect(judge({ name: 'FCP', measured: 1.1, limit: 1.1 }).verdict).toBe('PASS');
  expect(judge({ name: 'FCP', measured: 1.1001, limit: 1.1 }).verdict).toBe('MISS');
});

test('a value equal to an exclusive limit is a miss, and a limit of zero can be met', () => {
  expect(judge({ name: 'CLS', measured: 0.01, limit: 0.01, exclusive: true }).verdict).toBe('MISS');
  expect(judge({ name: 'CLS', measured: 0.0099, limit: 0.01, exclusive: true }).verdict).toBe('PASS');
  expect(judge({ name: 'CLS', measured: 0, limit: 0 }).verdict).toBe('PASS');
  expect(judge({ name: 'CLS', measured: 0.0001, limit: 0 }).verdict).toBe('MISS');
});

test.each([null, undefined, Number.NaN])('a measured value of %s does not pass', (measured) => {
  const check = judge({ name: 'LCP', measured, limit: 1000 });
  expect(check.verdict).toBe('NOT MEASURED');
  expect(allHeld([check])).toBe(false);
});

test('figures are never judged, but a missing one is marked NOT MEASURED', () => {
  expect(allHeld([figure({ name: 'pages', measured: 1 }), judge({ name: 'TBT', measured: 0, limit: 60 })])).toBe(true);
  expect(figure({ name: 'pages', measured: null }).verdict).toBe('NOT MEASURED');
  expect(allHeld([figure({ name: 'pages', measured: null })])).toBe(true);
  expect(allHeld([judge({ name: 'TBT', measured: 61, limit: 60 })])).toBe(false);
});

test('a ratio without a base is unknown, not infinite', () => {
  expect(ratio(660, 600)).toBeCloseTo(1.1);
  expect(ratio(660, 0)).toBeNull();
  expect(ratio(660, null)).toBeNull();
  expect(ratio(null, 600)).toBeNull();
});

test('a row shows measured value and limit with their unit', () => {
  expect(checkRow(judge({ name: 'TBT', measured: 12.6, limit: 60, unit: 'ms' }))).toEqual([
    'TBT',
    '13 ms',
    '60 ms',
    'PASS',
    '',
  ]);
  expect(checkRow(figure({ name: 'memory', measured: null, unit: 'MB', note: 'no ps' }))).toEqual([
    'memory',
    '–',
    '',
    'NOT MEASURED',
    'no ps',
  ]);
});
