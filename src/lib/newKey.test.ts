import { expect, test } from 'vitest';
import { newKey } from './newKey.ts';

test('I4 a key is 128 random bits, never repeated', () => {
  const keys = Array.from({ length: 2_000 }, newKey);
  expect(new Set(keys).size).toBe(2_000);
  expect(keys.filter((key) => !/^[0-9a-f]{32}$/.test(key))).toEqual([]);
});
