import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import type { PresenterWord } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

test.each([
  ['ru', ru],
  ['es', es],
  ['ar', ar],
] as const)('%s has a line for each of English, with the same placeholders', (_locale, words) => {
  for (const key of Object.keys(en) as PresenterWord[]) {
    expect(words[key].trim(), key).not.toBe('');
    expect(words[key].includes('{result}'), key).toBe(en[key].includes('{result}'));
  }
});
