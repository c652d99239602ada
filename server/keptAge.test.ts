import { expect, test } from 'vitest';
import { copyControl, OLDEST_MS } from './keptAge.ts';
import { fc } from '../tests/fastCheck.ts';

test.each([
  [0, 20],
  [10_000, 20],
  [10_001, 19],
  [29_000, 1],
  [29_001, 0],
  [90_000, 0],
])('a page with data %i ms old may be kept by a CDN for %i s', (age, seconds) => {
  expect(copyControl(1_000_000, 1_000_000 + age)).toBe(`public, max-age=0, s-maxage=${seconds}`);
});

test('data, page and copy together are never older than half a minute, unless they were before', () => {
  fc.assert(
    fc.property(fc.nat(OLDEST_MS), (age) => {
      const seconds = Number(/s-maxage=(\d+)/.exec(copyControl(0, age))?.[1]);
      expect(age + seconds * 1000).toBeLessThanOrEqual(OLDEST_MS);
    }),
  );
});
