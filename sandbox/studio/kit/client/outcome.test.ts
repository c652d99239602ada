import { expect, test } from 'vitest';
import { createTranslate } from '../../client/translate.ts';
import { en } from '../../client/messages/en.ts';
import { outcomeOf } from './outcome.ts';

test.each([
  [0n, 'lost', 'Lost'],
  [99n, 'returned', 'Returned 99'],
  [100n, 'returned', 'Returned 100'],
  [101n, 'win', 'Won 101'],
])('1-3 a payout of %s for stakes of 100 is %s: only above the stakes it is a win', (win, tone, text) => {
  expect(outcomeOf(win, 100n, String, createTranslate(en))).toEqual({ tone, text });
});

test('1-3 a slot says of a round without a payout that there was no win', () => {
  expect(outcomeOf(0n, 100n, String, createTranslate(en), 'noWin')).toEqual({ tone: 'lost', text: 'No win' });
});
