import { expect, test } from 'vitest';
import { longestNumber, nationalMasks, phoneCodeDigits } from './phoneCountry.ts';

const country = (phoneCode: string, mask: string | string[]) => ({ countryCode: 'XX', phoneCode, name: 'X', mask });

test('3-21 a phone code is reduced to its digits', () => {
  expect(phoneCodeDigits(country('+1-242', ''))).toBe('1242');
});

test('5-39 a country code at the beginning of a mask is removed', () => {
  expect(nationalMasks(country('+7', '+7 (###) ###-##-##'))).toEqual(['(###) ###-##-##']);
  expect(nationalMasks(country('371', '## ### ###'))).toEqual(['## ### ###']);
  expect(nationalMasks(country('1', '1##'))).toEqual(['##']);
});

test('5-40 the longest mask limits the number of digits', () => {
  expect(longestNumber(country('49', ['### ########', '### ####']))).toBe(11);
  expect(longestNumber(country('371', []))).toBe(12);
});
