import { expect, test } from 'vitest';
import { sameAs } from './sameAs.ts';

test('5-23 5-24 sameAs compares with the current value of the other field', () => {
  let other = 'a';
  const validate = sameAs('E-mail', () => other);
  expect(validate('a')).toBeNull();
  other = 'b';
  expect(validate('a')).toEqual({ code: 'sameAs', params: { other: 'E-mail' } });
});
