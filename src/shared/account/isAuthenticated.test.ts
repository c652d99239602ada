import { expect, test } from 'vitest';
import { isAuthenticated } from './isAuthenticated.ts';

test.each([[null, false], [{ uid: 0 }, false], [{ uid: -1 }, false], [{ uid: NaN }, false], [{ uid: 1 }, true]])(
  '3-7 %j is authenticated: %s',
  (account, expected) => {
    expect(isAuthenticated(account)).toBe(expected);
  },
);
