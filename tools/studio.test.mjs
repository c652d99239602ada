import { expect, test } from 'vitest';
import { leastStake, sessionIn } from './studio.mjs';

test('a studio session is read from the query or the hash', () => {
  expect(sessionIn(new URL('http://127.0.0.1/studio/play?session=abc'))).toBe('abc');
  expect(sessionIn(new URL('http://127.0.0.1/studio/play#session=def&locale=en'))).toBe('def');
  expect(sessionIn(new URL('http://127.0.0.1/studio/play'))).toBeNull();
});

test('stakes are compared as numbers, and the least one is returned as its original text', () => {
  expect(leastStake(['10.00', '2.50', '0.20', '100.00'])).toBe('0.20');
});
