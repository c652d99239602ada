import { expect, test } from 'vitest';
import { isHolder, requisiteRule } from './requisiteRules.ts';

const btc = '1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2';
const ton = 'EQCD39VS5jcptHL8vMjEXrzGaRcCVYto7HUn4bpAOg8xqB2N';

test.each([
  ['card_number', '4111 1111-1111 1111', '4111111111111111', '411111...1111'],
  ['iban', 'lv80 bank 0000 4351 9500 1', 'LV80BANK0000435195001', 'LV80...5001'],
  ['wallet', ' robin.reed@purse ', 'robin.reed@purse', 'ro...urse'],
  ['wallet', '+37120000000', '+37120000000', '+3...0000'],
  ['wallet', 'reed', 'reed', 're...'],
  ['phone', '+371 2612-3456', '+37126123456', '+371...3456'],
  ['phone', '0033 6 12 34 56 78', '+33612345678', '+336...5678'],
  ['phone', '\u202A+371 (26) 12-34-56\u202C', '+37126123456', '+371...3456'],
  ['bank', ' aurora ', 'aurora', ''],
  ['voucher', 'abcd-efgh-jkmn-pqr2', 'ABCDEFGHJKMNPQR2', 'ABCD...PQR2'],
  ['ton_address', ton, ton, 'EQCD...qB2N'],
  ['btc_address', btc, btc, '1BvB...NVN2'],
] as const)('5-52, 5-54 the %s %j is read as %j and shown as %j', (label, typed, clean, mask) => {
  expect(requisiteRule(label).clean(typed)).toBe(clean);
  expect(requisiteRule(label).mask(clean)).toBe(mask);
});

test.each([
  ['card_number', '4111111111111112', 'cardNumber'],
  ['iban', 'LV80BANK0000435195002', 'iban'],
  ['wallet', 'a b c d', 'wrongWallet'],
  ['wallet', 'abc', 'wrongWallet'],
  ['wallet', 'x'.repeat(65), 'wrongWallet'],
  ['phone', '12', 'wrongPhoneFormat'],
  ['phone', '06 12 34 56 78', 'wrongPhoneFormat'],
  ['phone', '+0612345678', 'wrongPhoneFormat'],
  ['bank', 'a b', 'unknownBank'],
  ['voucher', 'ABC', 'voucherUnknown'],
  ['ton_address', `${ton.slice(0, -1)}O`, 'tonAddress'],
  // The right letters, and a wrong checksum.
  ['btc_address', btc.replace('S', 'T'), 'btcAddress'],
] as const)('5-52, 5-54 the %s %j is refused as %s', (label, typed, code) => {
  expect(requisiteRule(label).clean(typed)).toBeNull();
  expect(requisiteRule(label).code).toBe(code);
});

test('5-49 a holder’s name', () => {
  expect(['Robin Reed', "Ana O'Neil-Vega", 'Анна Ли', 'سارة علي'].every(isHolder)).toBe(true);
  expect(['', 'R2D2', 'R', '<b>', 'x'.repeat(71)].some(isHolder)).toBe(false);
});
