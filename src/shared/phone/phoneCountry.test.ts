import { expect, test } from 'vitest';
import { longestNumber, nationalMasks, phoneCodeDigits, phoneCountryOf, wholePhone } from './phoneCountry.ts';

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

test('3-21 a code has its country, else the next code, the first country, or none at all', () => {
  const all = ['LV', 'US'].map((countryCode) => ({ ...country('1', '##'), countryCode }));
  const found = (...codes: string[]) => phoneCountryOf(all, ...codes).countryCode;
  expect([found('US', 'LV'), found('XX', 'US'), found('', ''), phoneCountryOf([], 'LV').countryCode]).toEqual([
    'US',
    'US',
    'LV',
    '',
  ]);
});

test('3-21 a number gets the code of its country unless it was typed with one', () => {
  const france = country('+33', '# ## ## ## ##');
  expect(
    ['6 12', '+33 6 12', ' +33612', '0033 6 12', '003', '00', '+', ''].map((typed) => wholePhone(typed, france)),
  ).toEqual(['33612', '33612', '33612', '33612', '3', '', '', '']);
});
