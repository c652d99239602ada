import { expect, test } from 'vitest';
import { ar } from './ar.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ru } from './ru.ts';

const braces = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();

test.each([
  ['ru', ru],
  ['es', es],
  ['ar', ar],
] as const)('%s has all messages of English, with the same placeholders', (_locale, messages) => {
  expect(Object.keys(messages)).toEqual(Object.keys(en));
  for (const [key, text] of Object.entries(en)) {
    const translated = messages[key as keyof typeof en];
    expect(translated.trim(), key).not.toBe('');
    expect(braces(translated), key).toEqual(braces(text));
  }
});
