import { expect, test } from 'vitest';
import { isAlike } from './isAlike.ts';

test.each([
  [{ a: [1, { price: 1 }] }, { a: [1, { price: 2 }] }, true],
  [{ a: [1] }, { a: [1, 2] }, false],
  [{ a: null }, { a: {} }, false],
  [{ a: 1 }, { b: 1 }, false],
  [{ price: 1 }, {}, false],
  [[], {}, false],
])('%j and %j: the same but for prices is %s', (one, other, isSame) => {
  expect(isAlike(one, other)).toBe(isSame);
});
