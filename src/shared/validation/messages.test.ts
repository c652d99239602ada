import { expect, test } from 'vitest';
import { DEFAULT_MESSAGES, SECOND_MESSAGES, formatMessage } from './messages.ts';

test('5-2 to 5-16 the default messages', () => {
  const { required, email, minLength, maxLength, phone, fakename, password, name } = DEFAULT_MESSAGES;
  expect([required, email, minLength, maxLength]).toEqual([
    'Field is required',
    'Wrong email address',
    'Min length is $$min$$',
    'Max length is $$max$$',
  ]);
  expect([phone, fakename, password, name]).toEqual([
    'Wrong phone number',
    'Wrong fake name',
    'Wrong password',
    'Wrong symbols in name',
  ]);
  const { address, iban, minValue, maxValue, date, amountNotMultipleOf } = DEFAULT_MESSAGES;
  expect([address, iban, minValue, maxValue]).toEqual([
    'Wrong address',
    'Wrong iban',
    'Min value is $$min$$',
    'Max value is $$max$$',
  ]);
  expect([date, amountNotMultipleOf]).toEqual(['Wrong date', 'Value is not multiple of {value}']);
});

test('5-17 sameAs, regex and cardNumber have messages too', () => {
  expect([DEFAULT_MESSAGES.sameAs, DEFAULT_MESSAGES.regex, DEFAULT_MESSAGES.cardNumber]).not.toContain('');
});

test('5-18 to 5-23 the second message set', () => {
  expect(SECOND_MESSAGES).toEqual({
    required: 'Value is required',
    email: 'Value is not a valid email address',
    maxLength: 'The maximum length allowed is {max}',
    minLength: 'This field should be at least {min} characters long',
    sameAs: 'The value must be equal to the {other} value',
  });
});

test('5-5 5-16 both kinds of placeholder are filled, with the unchanged text', () => {
  expect(formatMessage('Min length is $$min$$', { min: '6' })).toBe('Min length is 6');
  expect(formatMessage('From {min} to {max}, $$min$$!', { min: '$&', max: '{min}' })).toBe('From $& to {min}, $&!');
});

test('5-5 a placeholder without a parameter is kept', () => {
  expect(formatMessage('{min} {toString} $$constructor$$', {})).toBe('{min} {toString} $$constructor$$');
});
