import { expect, test } from 'vitest';
import { formatMessage } from './formatMessage.ts';

test('5-5 5-16 both kinds of placeholder are filled, with the unchanged text', () => {
  expect(formatMessage('Min length is $$min$$', { min: '6' })).toBe('Min length is 6');
  expect(formatMessage('From {min} to {max}, $$min$$!', { min: '$&', max: '{min}' })).toBe('From $& to {min}, $&!');
});

test('5-5 a placeholder without a parameter is kept', () => {
  expect(formatMessage('{min} {toString} $$constructor$$', {})).toBe('{min} {toString} $$constructor$$');
});
