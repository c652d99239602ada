import { statSync } from 'node:fs';
import { expect, test } from 'vitest';

test('the first font subset weighs at most 25 kB', () => {
  expect(statSync(new URL('fonts/onest-latin.woff2', import.meta.url)).size).toBeLessThanOrEqual(25_000);
});
