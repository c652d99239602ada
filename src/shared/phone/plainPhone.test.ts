import { expect, test } from 'vitest';
import { isInternational, plainPhone } from './plainPhone.ts';

test.each([
  ['\u202A+45 34 41 23 45\u202C', '+45 34 41 23 45'],
  ['\u200Etel:+45-34-41-23-45', '+45-34-41-23-45'],
  ['Tel: 0045 34 41', ' 0045 34 41'],
  ['＋４５ ٣٤', '+45 34'],
])('5-39, 5-41 %j is read as %s', (text, plain) => {
  expect(plainPhone(text)).toBe(plain);
  expect(isInternational(plain)).toBe(true);
});
