import { expect, test } from 'vitest';
import { pickLocaleValues } from './localeValues.ts';

const pick = (source: string, locale: string) => pickLocaleValues(source, { locale, defaultLocale: 'en' });

test('9-17 ##key:value;...## picks a value by locale', () => {
  const source = 'Say: ##en:Hello;ru:Привет;pt-BR:Olá##!';
  expect(pick(source, 'ru')).toBe('Say: Привет!');
  expect(pick(source, 'pt-BR')).toBe('Say: Olá!');
  expect(pick('##pt_br:Olá;en:Hi;##', 'pt-BR')).toBe('Olá');
});

test('9-17 the value of the default locale is second choice, the first value third', () => {
  expect(pick('##ru:Привет;en:Hello##', 'es')).toBe('Hello');
  expect(pick('##ru:Привет;es:Hola##', 'ar')).toBe('Привет');
});

test('9-17 a value may contain colons and semicolons', () => {
  expect(pick('##en:At 12:30; then again;ru:В 12:30##', 'en')).toBe('At 12:30; then again');
});

test('9-17 several blocks in one text, and an empty value', () => {
  expect(pick('##en:a;ru:б## and ##en:;ru:в##.', 'en')).toBe('a and .');
});

test('9-17 an unclosed block, or one without values, is text', () => {
  expect(pick('C## is #1', 'en')).toBe('C## is #1');
  expect(pick('##nothing## here', 'en')).toBe('##nothing## here');
  expect(pick('F## or ##en:yes;ru:да##', 'ru')).toBe('F## or да');
});
