import { expect, test } from 'vitest';
import { directionOf, isLanguageTag } from './languageTag.ts';

test.each(['en', 'pt-BR', 'pt-br', 'es-419', 'zh-Hans', 'uz-Latn'])('7-108 %s is a language tag', (code) => {
  expect(isLanguageTag(code)).toBe(true);
});

test.each(['', 'EN', 'e', 'eng', 'pt_BR', 'pt-', 'en-12', 'pt-BR-x', '../en', 'en"><script>', 'en\n', '__proto__'])(
  '7-108 %j is not a language tag',
  (code) => {
    expect(isLanguageTag(code)).toBe(false);
  },
);

test.each([
  ['ar', 'rtl'],
  ['he-IL', 'rtl'],
  ['ur', 'rtl'],
  ['en', 'ltr'],
  ['pt-BR', 'ltr'],
  ['ug-Latn', 'ltr'],
  ['hi', 'ltr'],
] as const)('7-108 the direction of %s is %s', (code, dir) => {
  expect(directionOf(code)).toBe(dir);
});
