import { expect, test } from 'vitest';
import { loadMessages } from '../../app/messages.ts';
import { createI18n } from '../../lib/i18n.ts';
import forms from '../words/en.json';
import { errorText } from './useFieldError.ts';

const shipped = createI18n('en', { words: { forms } });
const say = (code: string, params = {}, place = {}) => errorText(shipped.t, { code, params }, place);

test('5-1 a field without an error has no text', () => {
  expect(errorText(shipped.t, null)).toBeUndefined();
});

test('5-1 the field’s own text comes first, then the text for all fields, then the code', () => {
  expect(say('wrongField', { length: '6' }, { field: 'code' })).toBe('A code has 6 digits');
  expect(say('wrongField', {}, { field: 'postcode' })).toBe('Check this field');
  expect(['LOGIN_IS_RESERVED', 'constructor', 'a.b', 'a:b'].map((code) => say(code))).toEqual([
    'LOGIN_IS_RESERVED',
    'constructor',
    'a.b',
    'a:b',
  ]);
});

test('5-5 5-16 placeholders of both kinds are filled; values are not read as placeholders', () => {
  expect(say('minLength', { min: '6' })).toBe('Min length is 6');
  expect(say('amountNotMultipleOf', { value: '5' })).toBe('Value is not multiple of 5');
  expect(say('wrongSymbolsPassword', { symbols: '{min} $$min$$ {{min}}', min: '6' })).toBe(
    'These characters are not allowed: {min} $$min$$ {{min}}',
  );
});

test('5-18 to 5-23 a site can speak the second set; what it lacks comes from the first', () => {
  const second = { messages: 'second' } as const;
  expect(say('required', {}, second)).toBe('Value is required');
  expect(say('minLength', { min: '6' }, second)).toBe('This field should be at least 6 characters long');
  expect(say('sameAs', { other: 'Password' }, second)).toBe('The value must be equal to the Password value');
  expect(say('iban', {}, second)).toBe('Wrong iban');
});

test('5-1 the content system overrides texts for all fields and for one', async () => {
  const i18n = createI18n('en');
  await loadMessages(i18n, ['forms'], {
    forms: {
      errors: { minLength: 'No less than $$min$$', RESERVED: 'This name is ours' },
      fieldErrors: { login: { minLength: 'A login has {min} letters or more' } },
    },
  });
  const text = (code: string, field = '') => errorText(i18n.t, { code, params: { min: '3' } }, { field });
  expect(text('minLength')).toBe('No less than 3');
  expect(text('minLength', 'login')).toBe('A login has 3 letters or more');
  expect([text('RESERVED', 'login'), text('maxLength')]).toEqual(['This name is ours', 'Max length is $$max$$']);
});
