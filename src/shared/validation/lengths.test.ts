import { expect, test } from 'vitest';
import { maxLength, minLength } from './lengths.ts';
import { failure } from './validationError.ts';

test('5-24 minLength counts characters', () => {
  expect(minLength(3)('ab')).toEqual(failure('minLength', { min: '3' }));
  expect(minLength(3)('abc')).toBeNull();
  expect(minLength(2)('😀')).toEqual(failure('minLength', { min: '2' }));
});

test('5-24 maxLength counts characters', () => {
  expect(maxLength(2)('abc')).toEqual(failure('maxLength', { max: '2' }));
  expect(maxLength(1)('😀')).toBeNull();
});
