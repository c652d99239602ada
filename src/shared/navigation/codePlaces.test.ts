import { expect, test } from 'vitest';
import { mayRunCode } from './codePlaces.ts';

test.each([
  ['/', true],
  ['/gamehall', true],
  ['/game/jade-ascent', true],
  ['/terms', true],
  ['/cashier/deposit', false],
  ['/Cashier/deposit', false],
  ['/profile/security', false],
  ['/profile/verification', false],
  ['/forms/sign_in', false],
  ['/confirmation', false],
  ['/hand/abc', false],
  ['/handmade', true],
])('2.12-3 whether code of the content system runs on %s: %s', (path, may) => {
  expect(mayRunCode(path)).toBe(may);
});
