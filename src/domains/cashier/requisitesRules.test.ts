import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { requisitesKind } from './requisitesKind.ts';
import { requisitesError, shownRequisites, wireRequisites } from './requisitesRules.ts';

const judge = (kind: Parameters<typeof requisitesError>[0], typed: string) =>
  requisitesError(kind)(wireRequisites(kind, shownRequisites(kind, typed)))?.code ?? null;

describe('5-52 card', () => {
  test.each([
    ['4111111111111111', null],
    ['4111 1111 1111 1111', null],
    ['٤١١١ ١١١١ ١١١١ ١١١١', null],
    ['378282246310005', null],
    ['4111111111111112', 'cardNumber'],
    ['4111', 'cardNumber'],
    ['', 'requiredField'],
    ['<script>', 'requiredField'],
  ])('%j gives %s', (typed, code) => {
    expect(judge('card', typed)).toBe(code);
  });

  test('is shown in groups', () => {
    expect(shownRequisites('card', '4111111111111111')).toBe('4111 1111 1111 1111');
    expect(shownRequisites('card', '378282246310005')).toBe('3782 822463 10005');
  });
});

describe('5-54 IBAN and phone', () => {
  test.each([
    ['iban', 'de89 3704 0044 0532 0130 00', null],
    ['iban', 'DE89370400440532013001', 'iban'],
    ['iban', '', 'requiredField'],
    ['phone', '+371 2012-3456', null],
    ['phone', '12', 'wrongPhoneFormat'],
    ['phoneOrIban', 'DE89370400440532013000', null],
    ['phoneOrIban', '+37120123456', null],
    ['phoneOrIban', 'DE1', 'iban'],
    ['other', 'my wallet', null],
    ['other', '  ', 'requiredField'],
  ] as const)('%s %j gives %s', (kind, typed, code) => {
    expect(judge(kind, typed)).toBe(code);
  });

  test('an IBAN is shown in groups of four', () => {
    expect(shownRequisites('iban', 'de89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
  });
});

test('masking twice changes nothing', () => {
  fc.assert(
    fc.property(
      fc.constantFrom('card', 'phone', 'iban', 'phoneOrIban', 'other'),
      fc.string({ unit: 'grapheme', maxLength: 70 }),
      (kind, typed) => {
        const once = shownRequisites(kind, typed);
        return shownRequisites(kind, once) === once;
      },
    ),
  );
});

test('the operator’s label codes map to kinds; an unknown one is a free text', () => {
  expect(['card_number', 'iban', 'phone_or_iban', 'seed phrase'].map(requisitesKind)).toEqual([
    'card',
    'iban',
    'phoneOrIban',
    'other',
  ]);
});
