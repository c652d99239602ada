import { expect, test } from 'vitest';
import { longestNumber, nationalMasks, phoneCodeDigits } from './phoneCountry.ts';

const country = (phoneCode: string, mask: string | string[]) => ({ countryCode: 'XX', phoneCode, name: 'X', mask });

test('3-21 a phone code is its digits, however it is written', () => {
  expect(phoneCodeDigits(country('+1-242', ''))).toBe('1242');
});

test('5-39 a mask that begins with the country code loses it', () => {
  expect(nationalMasks(country('+7', '+7 (###) ###-##-##'))).toEqual(['(###) ###-##-##']);
  expect(nationalMasks(country('371', '## ### ###'))).toEqual(['## ### ###']);
  expect(nationalMasks(country('1', '1##'))).toEqual(['##']);
});

test('5-40 the longest mask says how many digits there may be', () => {
  expect(longestNumber(country('49', ['### ########', '### ####']))).toBe(11);
  expect(longestNumber(country('371', []))).toBe(12);
});
