import { expect, test } from 'vitest';
import { failure, firstOf } from './validationError.ts';

test('5-1 the first error is the one that counts', () => {
  const validate = firstOf<string>(
    () => null,
    (value) => (value === 'a' ? failure('email') : null),
    () => failure('regex', { x: '1' }),
  );
  expect(validate('a')).toEqual({ code: 'email', params: {} });
  expect(validate('b')).toEqual({ code: 'regex', params: { x: '1' } });
  expect(firstOf<string>()('c')).toBeNull();
});
