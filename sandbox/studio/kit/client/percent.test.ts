import { expect, test } from 'vitest';
import { Rational } from '../fair/Rational.ts';
import { percent } from './percent.ts';

test.each([
  [22, 25, '88%'],
  [19, 22, '86.4%'],
  [1, 25, '4%'],
  [1, 300, '0.33%'],
  [1, 65_536, '0.0015%'],
])('%i of %i is %s', (safe, all, text) => {
  expect(percent(Rational.of(safe, all), 'en')).toBe(text);
});

test('languages write it their way, Arabic with Latin digits', () => {
  expect(percent(Rational.of(19, 22), 'es')).toBe('86,4\u00a0%');
  expect(percent(Rational.of(19, 22), 'ar')).toBe('86.4%');
});
