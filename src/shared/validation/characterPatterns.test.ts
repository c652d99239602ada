import { expect, test } from 'vitest';
import { disallowedCharacters, hasSpecialCharacters, isAddressLike, isNameLike } from './characterPatterns.ts';

const FORBIDDEN = [...'@_"!?#$%^&*(){}[]|/\\<>~§+:;`'];

test.each(FORBIDDEN)('5-62 a name or address must not contain %s', (symbol) => {
  expect(isNameLike(`Ann${symbol}`)).toBe(false);
  expect(isAddressLike(`1 Main St${symbol}`)).toBe(false);
});

test('5-62 digits belong in addresses, not in names', () => {
  expect([isNameLike('R2D2'), isNameLike('Ann٣'), isAddressLike('12, Main St. - 4')]).toEqual([false, false, true]);
  expect(isNameLike("Anne-Marie O'Neill, Jr. Мария مريم Žē")).toBe(true);
});

test.each([...',_ "\'-.!@#\u00a0«№😀'])('5-60 %j is a special character', (symbol) => {
  expect(hasSpecialCharacters(`abc${symbol}`)).toBe(true);
});

test('5-60 letters and digits of any script are not special', () => {
  expect(hasSpecialCharacters('Ninja42Ёжикनमस्ते')).toBe(false);
});

test('5-61 allowed characters are Latin, Cyrillic and Latvian letters, digits and common punctuation', () => {
  expect(disallowedCharacters('Abc Žēļš Ёж 12!?-_@#"\'\\]^`{|}~'.replaceAll(' ', ''))).toEqual([]);
  expect(disallowedCharacters('a€b ñ€😀')).toEqual(['€', ' ', 'ñ', '😀']);
});
