import { expect, test } from 'vitest';
import { alignedUnits, exactDecimal } from './exactDecimal.ts';

test.each([
  ['12', 12n, 0],
  [' 1,000.50 ', 100_050n, 2],
  ['-.5', -5n, 1],
  ['٣', 3n, 0],
  ['5.', 5n, 0],
  ['9007199254740993', 9007199254740993n, 0],
] as const)('5-53 %j is parsed exactly', (text, units, scale) => {
  expect(exactDecimal(text)).toEqual({ units, scale });
});

test.each(['', '.', '-', '1e309', 'NaN', '1.2.3', '0x1', '1 2', '1'.repeat(41)])('5-53 %j is not a number', (text) => {
  expect(exactDecimal(text)).toBeNull();
});

test('two numbers are converted to the same scale', () => {
  expect(alignedUnits({ units: 5n, scale: 1 }, { units: 125n, scale: 3 })).toEqual([500n, 125n]);
});
