// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { en } from '../words/en.ts';
import type { RouletteWord } from '../words/en.ts';
import { describeSpin } from './rouletteTexts.ts';

const t = (key: RouletteWord, values: Readonly<Record<string, string | number>> = {}): string =>
  en[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
const won = (place: string) => ({ place, chips: 2 });

test.each([
  [{ number: 0, wins: [] }, 'The ball fell on 0 green, where no chip of yours lay'],
  [{ number: 7, wins: [won('red')] }, 'The ball fell on 7 red. Winning: Red'],
  [
    { number: 17, wins: ['black', 'odd', 'low', 'dozen:2', 'straight:17'].map(won) },
    'The ball fell on 17 black. Winning: Black; Odd; 1 to 18; Dozen 13–24…',
  ],
])('%j reads "%s"', (view, text) => {
  expect(describeSpin(view, t)).toBe(text);
});
