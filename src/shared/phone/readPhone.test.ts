import { describe, expect, test } from 'vitest';
import { readPhone } from './readPhone.ts';

const country = (countryCode: string, phoneCode: string, mask: string, trunkPrefixes: readonly string[] = []) => ({
  countryCode,
  phoneCode,
  name: countryCode,
  mask,
  trunkPrefixes,
});
const LV = country('LV', '371', '## ### ###');
const US = country('US', '+1', '(###) ###-####');
const CA = country('CA', '+1', '(###) ###-####');
const BS = country('BS', '+1242', '###-####');
const IN = country('IN', '91', '#####-#####');
const RU = country('RU', '7', '### ### ## ##', ['8']);
const KZ = country('KZ', '7', '### ### ####');
const FR = country('FR', '33', '# ## ## ## ##', ['0']);
const ALL = [US, CA, BS, LV, IN, KZ, RU, FR];

const read = (text: string, chosen = LV) => {
  const found = readPhone(text, ALL, chosen);
  return `${found.country.countryCode} ${found.digits}`;
};

describe('a whole number', () => {
  test.each([
    ['+371 20 123 456', US, 'LV 20123456'],
    ['00371-20123456', US, 'LV 20123456'],
    ['(+91) 98765-43210', LV, 'IN 9876543210'],
    ['919876543210', LV, 'IN 9876543210'],
  ])('5-41 %s has the country of its code', (text, chosen, expected) => {
    expect(read(text, chosen)).toBe(expected);
  });

  test('5-41 the longest code wins, and for a shared one the chosen country is kept', () => {
    expect(read('+1 242 555 1234')).toBe('BS 5551234');
    expect(read('+1 202 555 0123')).toBe('US 2025550123');
    expect(read('+1 604 555 0123', CA)).toBe('CA 6045550123');
  });

  test('5-41 a number that fills the chosen country’s mask is taken as of that country', () => {
    expect(read('(912) 345-6789', US)).toBe('US 9123456789');
    expect(read('+91 2345 6789 01', US)).toBe('IN 2345678901');
  });

  test('5-41 without a known code the chosen country is kept', () => {
    expect([read('+999 12'), read('no number')]).toEqual(['LV 99912', 'LV ']);
  });
});

describe('a code that is typed', () => {
  test('5-41 is open until no longer one can follow, and stays as typed', () => {
    expect(['+', '00', '+3', '+37', '0037', '+371', '+3712'].map((text) => read(text, US))).toEqual([
      'US +',
      'US 00',
      'US +3',
      'US +37',
      'US 0037',
      'LV ',
      'LV 2',
    ]);
  });

  test('5-41 stays open where several countries share it, until more digits follow', () => {
    expect(['+1', '+12', '+124', '+1242'].map((text) => read(text))).toEqual(['LV +1', 'LV +12', 'LV +124', 'BS ']);
    expect([read('+1202', US), read('+7'), read('+7 9', RU), read('+7 7'), read('+7 7', KZ)]).toEqual([
      'US 202',
      'LV +7',
      'RU 9',
      'KZ 7',
      'KZ 7',
    ]);
  });
});

test.each([
  ['06 12 34 56 78', FR, 'trunk'],
  ['+33 (0)6 12 34 56 78', US, 'trunk'],
  ['8 916 123 45 67', RU, 'trunk'],
  ['8005553535', RU, null],
  ['20 123 4567', LV, 'tooLong'],
  ['+999 123 456 789', LV, 'tooLong'],
  ['20 123 456', LV, null],
] as const)('5-40, 5-41 what is left out of %s is said', (text, chosen, notice) => {
  expect(readPhone(text, ALL, chosen).notice).toBe(notice);
});
