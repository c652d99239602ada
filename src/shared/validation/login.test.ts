import { expect, test } from 'vitest';
import { loginField, loginKind, normalisedLogin } from './login.ts';

test('5-58 a leading plus is stripped', () => {
  expect(['+37120123456', ' +371 20', 'ann+x@b.co', '++1'].map(normalisedLogin)).toEqual([
    '37120123456',
    '371 20',
    'ann+x@b.co',
    '+1',
  ]);
});

test.each(['\u202A+371 20 123 456\u202C', 'tel:+371 20 123 456', '＋371 20 123 456', '+٣٧١ 20 123 456'])(
  '5-58 %j is the number that is seen',
  (value) => {
    expect(loginKind(value)).toBe('phone');
    expect(normalisedLogin(value)).toBe('371 20 123 456');
  },
);

test.each(['', ' ', '+', ' + '])('5-58 %j is not a login', (value) => {
  expect(loginField(value)?.code).toBe('requiredField');
});

test('5-58 any other text is a login', () => {
  expect(loginField('+37120123456')).toBeNull();
});
