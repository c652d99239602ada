import { expect, test } from 'vitest';
import { Rational } from '../fair/Rational.ts';
import { shortTimes } from './shortTimes.ts';

test('multipliers are short', () => {
  expect(shortTimes(Rational.of(9500, 10), 'en')).toBe('950');
  expect(shortTimes(Rational.of(14, 10), 'es')).toBe('1,4');
  expect(shortTimes(Rational.of(2, 10), 'ar')).toBe('0.2');
});
