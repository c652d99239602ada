import { expect, test } from 'vitest';
import { signInLogin, signInPassword } from './signInRules.ts';

test('5-58 5-45 signing in requires both values, and takes any that fits the call', () => {
  expect(['', ' ', '+', 'l'.repeat(256)].map((text) => signInLogin(text)?.code)).toEqual([
    'requiredField',
    'requiredField',
    'requiredField',
    'maxLength',
  ]);
  expect(['', ' ', 'p'.repeat(1025)].map((text) => signInPassword(text)?.code)).toEqual([
    'insertPassword',
    'insertPassword',
    'maxLength',
  ]);
  expect([signInLogin('a'), signInLogin('+371 20 123 456'), signInPassword('пароль')]).toEqual([null, null, null]);
});
