import { expect, test } from 'vitest';
import { maskSlots, maskText, sortedMasks } from './maskText.ts';

test('5-42 # accepts a digit, @ a letter, * either', () => {
  expect(maskText('ab1299', '@@-**-##')).toEqual({ shown: 'ab-12-99', isComplete: true });
  expect(maskText('1a', '@#')).toEqual({ shown: 'a', isComplete: false });
});

test('5-40 nothing longer than the longest mask can be entered', () => {
  expect(maskText('1234567890', '### ###').shown).toBe('123 456');
});

test('5-42 of several masks the shortest one that fits the text is used, in any order', () => {
  const masks = ['### ### ##', '## ###'];
  expect(maskText('12345', masks)).toEqual({ shown: '12 345', isComplete: true });
  expect(maskText('12345678', masks)).toEqual({ shown: '123 456 78', isComplete: true });
  expect(sortedMasks(masks)).toEqual(['## ###', '### ### ##']);
});

test('5-42 without a mask the text is unchanged', () => {
  expect(maskText('abc', [])).toEqual({ shown: 'abc', isComplete: true });
  expect(maskText('', '---').isComplete).toBe(false);
  expect(maskSlots('+1 (!###) @*')).toBe(4);
});
