import { expect, test } from 'vitest';
import { percentText } from './percentText.ts';

test('1-20 a percentage reads as its language writes it', () => {
  expect(percentText('96.41', 'en')).toBe('96.41%');
  expect(percentText('96.4', 'ru')).toBe('96,40\u00a0%');
  expect(percentText('96.41', 'es')).toBe('96,41\u00a0%');
  expect(percentText('96.41', 'ar')).toMatch(/96[.,]41/);
});
