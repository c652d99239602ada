import { expect, test } from 'vitest';
import { type RuledField, preventsEmoji, validatorFor } from './fieldRule.ts';

const required: RuledField = { params: { is_required: true } };
const optional: RuledField = { params: { is_required: false } };
const LATVIA = { countryCode: 'LV', phoneCode: '371', name: 'Latvia', mask: '## ### ###' };

function codeOf(sysname: string, value: string, definition = required, context = {}): string | null {
  return validatorFor(sysname, definition, context)(value)?.code ?? null;
}

test.each([
  ['5-27', 'first_name', 'Anne-Marie', 'Anne2', 'wrongField'],
  ['5-27', 'last_name', 'O’Hara', 'a@b', 'wrongField'],
  ['5-27', 'middle_name', 'de la', 'a;b', 'wrongField'],
  ['5-28', 'address', '12 Elm St., 4', 'Elm #4', 'wrongField'],
  ['5-29', 'birth_date', '01.02.1990', '01.02.90', 'date'],
  ['5-36', 'postcode', '12345678', '123456789', 'wrongField'],
  ['5-38', 'phone', '+371 20 123 456', '12', 'wrongPhoneFormat'],
  ['5-38', 'mobile', '37120123456', 'twelve', 'wrongPhoneFormat'],
  ['5-43', 'email', 'a@b.example', 'a@b', 'wrongEmailAddress'],
  ['5-44', 'password', 'secret7', 'abc', 'shortPassword'],
  ['5-49', 'card_holder', 'J. O’Hara', 'J0HN', 'wrongField'],
  ['5-50', 'fakename', 'lucky77', 'lucky 77', 'specialSymbolsFakename'],
  ['5-51', 'code', '012345', '12345', 'wrongField'],
  ['5-52', 'card_number', '4111111111111111', '4111111111111112', 'cardNumber'],
])('%s %s takes "%s", refuses "%s" with %s', (_clause, sysname, right, wrong, code) => {
  expect(codeOf(sysname, right)).toBeNull();
  expect(codeOf(sysname, wrong)).toBe(code);
});

test.each([
  ['first_name', 'requiredField'],
  ['sex', 'requiredField'],
  ['document_number', 'requiredField'],
  ['cpf', 'requiredField'],
  ['login', 'requiredField'],
  ['region', 'requiredField'],
  ['birth_date', 'requiredField'],
  ['promo_code', 'requiredField'],
  ['email', 'insertEmailAddress'],
  ['phone', 'insertPhoneNumber'],
  ['password', 'insertPassword'],
  ['terms', 'uncheckedCheckbox'],
])('5-34 5-35 %s left empty is %s, and fine where the definition marks it optional', (sysname, code) => {
  expect(codeOf(sysname, '')).toBe(code);
  expect(codeOf(sysname, '', optional)).toBeNull();
});

test('5-57 the bets box and the mailing are never required', () => {
  expect([codeOf('is_betting', ''), codeOf('notify', ''), codeOf('terms', '1')]).toEqual([null, null, null]);
});

test('an optional field that is filled still obeys its rule', () => {
  expect(codeOf('postcode', 'LV-1050', optional)).toBe('wrongField');
  expect(codeOf('first_name', '7', optional)).toBe('wrongField');
});

test('5-36 5-52 5-55 a configured pattern replaces the rule of postcodes, cards and custom fields', () => {
  const postcode = { ...required, options: { regex: '^LV-\\d{4}$' } };
  expect([codeOf('postcode', 'LV-1050', postcode), codeOf('postcode', '1050', postcode)]).toEqual([null, 'wrongField']);
  expect(codeOf('card_number', 'X-1', { ...required, options: { regex: '^X-' } })).toBeNull();
  const plate = { ...required, type: 'input', options: { regex: '^[A-Z]{2}\\d+$' } };
  expect(['AB12', 'ab', ''].map((text) => codeOf('car_plate', text, plate))).toEqual([
    null,
    'wrongField',
    'requiredField',
  ]);
  expect(codeOf('car_plate', 'anything')).toBeNull();
});

test('5-55 for other fields a pattern is one condition more, and one that could hang is ignored', () => {
  expect(codeOf('login', 'Bob', { ...required, options: { regex: '^[a-z]+$' } })).toBe('wrongField');
  expect(codeOf('first_name', '7', { ...required, options: { regex: '7' } })).toBe('wrongField');
  expect(codeOf('login', 'bbbb', { ...required, options: { regex: '^(a+)+$' } })).toBeNull();
});

test('5-42 a mask must be filled by the whole text', () => {
  const cpf = { ...required, options: { mask: '###.###.###-##' } };
  const verdicts = ['123.456.789-09', '12345678909', '123.456', '123456789091', ''].map((text) =>
    codeOf('cpf', text, cpf),
  );
  expect(verdicts).toEqual([null, null, 'wrongField', 'wrongField', 'requiredField']);
});

test('5-38 with a chosen country the number fills its mask, whatever mask the definition has', () => {
  const definition = { ...required, type: 'phone', options: { mask: '#' } };
  const context = { phoneCountry: () => LATVIA };
  expect(codeOf('mobile', '20 123 456', definition, context)).toBeNull();
  expect(codeOf('second_phone', '20 123 456', definition, context)).toBeNull();
  expect(codeOf('mobile', '20 123', definition, context)).toBe('wrongPhoneFormat');
});

test('a field of an unknown name is judged by its type', () => {
  expect(codeOf('wedding_day', '31.02.2001', { ...required, type: 'date' })).toBe('date');
  expect(codeOf('pass_phrase', 'abc', { ...required, type: 'password' })).toBe('shortPassword');
});

test('9-1 5-32 5-48 lengths, bounds and the first password come from the context', () => {
  expect(codeOf('password', 'secret7', required, { password: { min: 8, max: 9 } })).toBe('shortPassword');
  expect(codeOf('birth_date', '2015-01-01', required, { dates: { max: { year: 2008, month: 1, day: 1 } } })).toBe(
    'date',
  );
  const context = { previousPassword: () => 'secret7' };
  expect(codeOf('repeated_password', 'secret8', required, context)).toBe('passwordsNotEqual');
  expect(codeOf('repeated_password', 'secret7', required, context)).toBeNull();
});

test('5-64 names, logins, nicknames and codes take no emoji', () => {
  expect(['first_name', 'login', 'fakename', 'code'].filter(preventsEmoji)).toHaveLength(4);
  expect(['password', 'address', 'constructor'].filter(preventsEmoji)).toEqual([]);
});

test('5-28 a town is written like an address', () => {
  expect([codeOf('home_town', 'Rīga 2'), codeOf('home_town', 'R;ga')]).toEqual([null, 'wrongField']);
});

test('3-18 a login to register with is a name, an address or a number', () => {
  const right = ['bob', 'Боб.1', 'bob@mail.example', '+371 20 123 456', '1234567'];
  expect(right.map((login) => codeOf('login', login))).toEqual(right.map(() => null));
  const wrong = ['ab', 'a b c', 'bob@', '123456', '1'.repeat(16), 'x'.repeat(65)];
  expect(wrong.map((login) => codeOf('login', login))).toEqual(wrong.map(() => 'wrongField'));
});
