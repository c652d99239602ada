import { expect, test } from 'vitest';
import { decoded } from './decoded.ts';

test.each([
  ['a%20b', 'a b'],
  ['%D1%80%D1%83', 'ру'],
  ['', ''],
  ['100%', null],
  ['%zz', null],
  ['%ff', null],
])('8-13 %j decoded is %j', (text, expected) => {
  expect(decoded(text)).toBe(expected);
});
