import { expect, test } from 'vitest';
import { destinationKind } from './destinationKind.ts';
import { requisiteShape } from './requisiteRules.ts';
import type { TypedKind } from './requisiteRules.ts';
import { fc } from '../../../tests/fastCheck.ts';

function judge(kind: TypedKind, typed: string): string | null {
  const { shown, wire, fault } = requisiteShape(kind);
  return fault(wire(shown(typed)))?.code ?? null;
}

test.each<[TypedKind, string, string]>([
  ['voucher', 'abcd1234-efgh5678xyz', 'ABCD 1234 EFGH 5678'],
  ['wallet', 'Ana@purse.example', 'Ana@purse.example'],
  ['phone', '+371 (20) 00-00-00', '+37120000000'],
  ['phone', '٣٧١٢٠٠٠٠٠٠٠', '37120000000'],
  ['phone', '0033 6 12 34 56 78', '+33612345678'],
  ['phone', '\u202A+371 20 00 00 00\u202C', '+37120000000'],
  ['iban', 'de89370400440532013000', 'DE89 3704 0044 0532 0130 00'],
  ['card', '4111111111111111', '4111 1111 1111 1111'],
  ['card', '378282246310005', '3782 822463 10005'],
])('3-54 a text of kind %s typed as %j is shown as %j', (kind, typed, shown) => {
  expect(requisiteShape(kind).shown(typed)).toBe(shown);
});

test.each<[TypedKind, string, string | null]>([
  ['card', '4111111111111111', null],
  ['card', '4111 1111 1111 1111', null],
  ['card', '٤١١١ ١١١١ ١١١١ ١١١١', null],
  ['card', '378282246310005', null],
  ['card', '4111111111111112', 'cardNumber'],
  ['card', '4111', 'cardNumber'],
  ['iban', 'de89 3704 0044 0532 0130 00', null],
  ['iban', 'DE89370400440532013001', 'iban'],
  ['phone', '+371 2012-3456', null],
  ['phone', '12', 'wrongPhoneFormat'],
  ['phone', '37120123456', null],
  ['phone', '0033 6 12 34 56 78', null],
  ['phone', '06 12 34 56 78', 'phoneWithoutCode'],
  ['phone', '+06 12 34 56 78', 'wrongPhoneFormat'],
  ['wallet', 'W12345678', null],
  ['wallet', '+37120000000', null],
  ['wallet', '٣٧١٢٠٠٠٠٠٠٠', null],
  ['wallet', ' ana@purse.example ', null],
  ['wallet', 'anna', null],
  ['wallet', 'ana', 'wrongWallet'],
  ['wallet', 'ana reed', 'wrongWallet'],
  ['wallet', '@anna', 'wrongWallet'],
  ['voucher', 'ABCD1234EFGH5678', null],
  ['voucher', 'ABCD1234EFGH567', 'voucherLength'],
  ['other', 'my account', null],
])('5-52, 5-54 a text of kind %s typed as %j has the error %j', (kind, typed, code) => {
  expect(judge(kind, typed)).toBe(code);
});

test('a text without what its kind has is no text, so that a needed one is asked for', () => {
  const { shown, wire } = requisiteShape('card');
  expect(wire(shown('<script>'))).toBe('');
});

test('masking twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<TypedKind[]>('card', 'phone', 'iban', 'voucher', 'wallet', 'other'),
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      (kind, typed) => {
        const once = requisiteShape(kind).shown(typed);
        return requisiteShape(kind).shown(once) === once;
      },
    ),
  );
});

test('the operator’s labels map to kinds; an unknown one is a free text', () => {
  expect(['card_number', 'iban', 'wallet', 'seed phrase'].map(destinationKind)).toEqual([
    'card',
    'iban',
    'wallet',
    'other',
  ]);
});
