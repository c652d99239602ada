import { expect, test } from 'vitest';

const sources = import.meta.glob<string>('../../src/**/*.{ts,tsx}', { eager: true, query: '?raw', import: 'default' });

/** What a dialog that nobody answered may come to: nothing, or a word that only says so. */
const nothing = /^(null|false|undefined|0|'dismissed')$/;

test('4-29 no kind of dialog agrees to anything if nobody answers', () => {
  const outcomes = Object.entries(sources)
    .filter(([path]) => !path.includes('.test.'))
    .flatMap(([path, text]) =>
      [...text.matchAll(/\bdismissed: ([^,\n}]+)/g)].map(([, value = '']) => [path, value.trim()] as const),
    )
    .filter(([, value]) => value !== 'R;');
  expect(outcomes.length).toBeGreaterThan(30);
  expect(outcomes.filter(([, value]) => !nothing.test(value))).toEqual([]);
});
