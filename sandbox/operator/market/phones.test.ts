import { expect, test } from 'vitest';
import { nationalPhone } from '../../../src/shared/phone/readPhone.ts';
import { countriesIn } from './countries.ts';
import { countryPhone } from './phones.ts';

test('5-41 no country of the market has a trunk prefix that its numbers may begin with', () => {
  const byPrefix: Record<string, string> = {};
  for (const { code, trunk_prefixes: prefixes } of countriesIn('en')) {
    const name = prefixes.join(' ');
    byPrefix[name] = [...(byPrefix[name]?.split(' ') ?? []), code].sort().join(' ');
  }
  expect(byPrefix).toEqual({
    '': 'BH CL CY CZ DK EE ES GR IT KW LV MT MX NO OM PL PT QA UZ',
    '0': 'AE AM AR AT AZ BE BR CH CO DE EG FI FR GB GE HR IE IN JO JP MA NL NZ PE RO SE SK TR UA UY ZA',
    '0 8': 'LT',
    '06': 'HU',
    '1': 'CA US',
    '8': 'KZ RU',
  });
});

test.each([
  ['AR', '11 15 2345 6789', '111523456789'],
  ['AR', '011 2345 6789', '1123456789'],
  ['BR', '31 99999 12345', '319999912345'],
  ['BR', '031 99999 1234', '31999991234'],
])('5-41 in %s the area code of %s stays', (code, typed, digits) => {
  const { phone_code: phoneCode, masks: mask, trunk_prefixes: trunkPrefixes } = countryPhone(code);
  const country = { countryCode: code, phoneCode, name: code, mask, trunkPrefixes };
  expect(nationalPhone(typed.replace(/\D/g, ''), country).digits).toBe(digits);
});
