import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { TableWord } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

const braces = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).toSorted();

test.each([
  ['ru', ru],
  ['es', es],
  ['ar', ar],
] as const)('%s has the placeholders of English in every text', (_locale, words) => {
  for (const key of Object.keys(en) as TableWord[]) {
    expect(words[key].trim(), key).not.toBe('');
    expect(braces(words[key]), key).toEqual(braces(en[key]));
  }
});
