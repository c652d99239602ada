import { expect, test } from 'vitest';
import { decimalText } from './decimalText.ts';

test.each([
  [0n, 2, '0.00'],
  [5n, 2, '0.05'],
  [-5n, 2, '-0.05'],
  [1250n, 2, '12.50'],
  [12n, 0, '12'],
  [-12n, 0, '-12'],
  [1n, 9, '0.000000001'],
  [900719925474099301n, 2, '9007199254740993.01'],
] as const)('%i units with %i decimals read %s', (minor, decimals, text) => {
  expect(decimalText(minor, decimals)).toBe(text);
});
