import { expect, test } from 'vitest';
import { cardOfKey } from './cardOfKey.ts';

test('the digits from 1 to 5 hold a card, wherever they are typed', () => {
  expect(['Digit1', 'Digit5', 'Numpad3'].map(cardOfKey)).toEqual([0, 4, 2]);
  expect(['Digit0', 'Digit6', 'KeyA', 'Numpad9', 'ArrowLeft'].map(cardOfKey)).toEqual([null, null, null, null, null]);
});
