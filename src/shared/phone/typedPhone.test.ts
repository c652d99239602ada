import { expect, test } from 'vitest';
import { typedPhone } from './typedPhone.ts';

const country = (countryCode: string, phoneCode: string, mask: string) => ({
  countryCode,
  phoneCode,
  name: countryCode,
  mask,
});
const LV = country('LV', '371', '## ### ###');
const US = country('US', '1', '### ### ####');
const CA = country('CA', '1', '### ### ####');
const BS = country('BS', '1242', '### ####');
const RU = country('RU', '7', '### ### ## ##');
const KZ = country('KZ', '7', '### ### ####');
const ALL = [CA, BS, KZ, LV, RU, US];

const typed = (text: string, chosen = LV) => {
  const found = typedPhone(text, ALL, chosen);
  return found === null ? null : `${found.country.countryCode} ${found.digits}`;
};

test('5-41 a code is open until no longer one can follow', () => {
  expect([typed('+'), typed('+3'), typed('+37'), typed('+371'), typed('+3712')]).toEqual([
    null,
    null,
    null,
    'LV ',
    'LV 2',
  ]);
});

test('5-41 a code that several countries share stays open until more digits follow', () => {
  expect([typed('+1'), typed('+12'), typed('+124'), typed('+1242'), typed('+1202', US)]).toEqual([
    null,
    null,
    null,
    'BS ',
    'US 202',
  ]);
  expect([typed('+7'), typed('+7 9', RU), typed('+7 7'), typed('+7 7', KZ)]).toEqual([null, 'RU 9', 'KZ 7', 'KZ 7']);
});

test('5-41 an unknown code leaves the chosen country', () => {
  expect(typed('+999')).toBe('LV 999');
});
