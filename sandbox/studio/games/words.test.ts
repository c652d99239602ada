import { existsSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';

type Words = Readonly<Record<string, string>>;

const here = new URL('./', import.meta.url);
const folders = readdirSync(here, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && existsSync(new URL(`${entry.name}/words/en.ts`, here)))
  .map(({ name }) => name);
const braces = (text: string): string[] => [...text.matchAll(/\{\w+\}/g)].map(([found]) => found).sort();
const wordsOf = async (folder: string, locale: string): Promise<Words> => {
  const module = (await import(`./${folder}/words/${locale}.ts`)) as Readonly<Record<string, Words>>;
  return module[locale] ?? {};
};

test('games of bets and moves have words', () => {
  expect(folders).toContain('dice');
});

test.each(folders.flatMap((folder) => ['ru', 'es', 'ar'].map((locale) => [folder, locale] as const)))(
  '%s has all its words in %s, with the same placeholders',
  async (folder, locale) => {
    const [english, words] = [await wordsOf(folder, 'en'), await wordsOf(folder, locale)];
    expect(Object.keys(words)).toEqual(Object.keys(english));
    for (const [key, text] of Object.entries(english)) {
      expect(words[key]?.trim(), key).not.toBe('');
      // A placeholder may be used again, such as in both halves of a sentence.
      expect([...new Set(braces(words[key] ?? ''))], key).toEqual([...new Set(braces(text))]);
    }
  },
);
