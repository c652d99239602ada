import { expect, test } from 'vitest';
import { passwordField, passwordRule, repeatedPasswordField } from './password.ts';
import { failure } from './validationError.ts';

test('5-45 a password is required', () => {
  expect(passwordField()('')).toEqual(failure('insertPassword'));
});

test('5-46 9-1 a password has 6 to 20 characters', () => {
  expect(passwordField()('12345')).toEqual(failure('shortPassword', { min: '6' }));
  expect(passwordField()('123456')).toBeNull();
  expect(passwordField()('1'.repeat(20))).toBeNull();
  expect(passwordField()('1'.repeat(21))).toEqual(failure('longPassword', { max: '20' }));
});

test('5-46 the configuration may set another length', () => {
  const validate = passwordField({ min: 12, max: 128 });
  expect(validate('12345678901')).toEqual(failure('shortPassword', { min: '12' }));
  expect(validate('x'.repeat(128))).toBeNull();
});

test('5-47 disallowed characters are listed', () => {
  expect(passwordField()('pass wörd€ö')).toEqual(failure('wrongSymbolsPassword', { symbols: '␣ ö €' }));
  expect(passwordField()('Пароль!"#$%&\\~')).toBeNull();
});

test('5-9 5-24 the shared rule has a single code', () => {
  expect(passwordRule()('123')).toEqual(failure('password', { min: '6', max: '20' }));
  expect(passwordRule()('123456')).toBeNull();
});

test('5-48 a repeated password equals the current value of the first', () => {
  let previous = 'secret1';
  const validate = repeatedPasswordField(() => previous);
  expect(validate('')).toEqual(failure('insertPassword'));
  expect(validate('secret1')).toBeNull();
  previous = 'secret2';
  expect(validate('secret1')).toEqual(failure('passwordsNotEqual'));
});
