import { expect, test } from 'vitest';
import { percentMarks, percentText } from './percentText.ts';
import { fc } from '../../../tests/fastCheck.ts';

test('1-20 a percentage is written as its language does', () => {
  expect(percentText('96.41', percentMarks('en'))).toBe('96.41%');
  expect(percentText('96.4', percentMarks('ru'))).toBe('96,40\u00a0%');
  expect(percentText('96.41', percentMarks('es'))).toBe('96,41\u00a0%');
  expect(percentText('96.41', percentMarks('ar'))).toMatch(/96[.,]41/);
});

test('1-20 in each language it equals Intl’s output', () => {
  const locales = ['en', 'ru', 'es', 'ar', 'de', 'fr', 'tr', 'pt-BR', 'fa', 'hi'];
  fc.assert(
    fc.property(fc.constantFrom(...locales), fc.integer({ min: 0, max: 99_999 }), (locale, hundredths) => {
      const format = new Intl.NumberFormat(`${locale}-u-nu-latn`, {
        style: 'percent',
        minimumFractionDigits: 2,
        maximumFractionDigits: 2,
      });
      const expected = format.format(hundredths / 10_000).replaceAll('\u202f', '\u00a0');
      expect(percentText((hundredths / 100).toFixed(2), percentMarks(locale))).toBe(expected);
    }),
  );
});
