import { expect, test } from 'vitest';
import { ibanRule } from './iban.ts';

test.each(['DE89370400440532013000', 'GB29 NWBK 6016 1331 9268 19', 'lv80bank0000435195001', 'NO93 8601 1117 947'])(
  '5-54 %s is an IBAN',
  (value) => {
    expect(ibanRule(value)).toBeNull();
  },
);

test.each([
  ['a wrong checksum', 'DE88370400440532013000'],
  ['a wrong length', 'DE8937040044053201300'],
  ['a wrong structure', 'GB29NWBKA0161331926819'],
  ['an unknown country', 'ZZ89370400440532013000'],
  ['nothing', ''],
  ['markup', 'DE89370400440532013000<b>'],
])('5-54 %s is no IBAN', (_what, value) => {
  expect(ibanRule(value)?.code).toBe('iban');
});
