import { expect, test } from 'vitest';
import { errorMessage } from './errorMessage.ts';
import { DEFAULT_MESSAGES } from './messages.ts';

const SOURCE = { specific: { minLength: 'At least {min}, please' }, defaults: DEFAULT_MESSAGES };

test('5-1 a field shows its first error: a specific text, else a default, else the code', () => {
  expect(errorMessage([{ code: 'minLength', params: { min: '3' } }, { code: 'email' }], SOURCE)).toBe(
    'At least 3, please',
  );
  expect(errorMessage([{ code: 'maxLength', params: { max: '9' } }], SOURCE)).toBe('Max length is 9');
  expect(errorMessage([{ code: 'ALREADY_TAKEN' }], SOURCE)).toBe('ALREADY_TAKEN');
  expect(errorMessage([], SOURCE)).toBeNull();
});

test('5-1 a code that equals the name of an object member is treated as a plain code', () => {
  expect(errorMessage([{ code: 'constructor' }], SOURCE)).toBe('constructor');
});
