import { expect, test } from 'vitest';
import { packingFor } from './compressPage.ts';

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['br;q=1.0, gzip;q=0.8', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['gzip;q=0.5, br;q=0', 'gzip'],
  ['br;q=0.0, gzip; q=0', null],
  ['identity', null],
  ['brotli, xgzip', null],
  ['', null],
])('a request that takes "%s" gets %s', (accepted, packing) => {
  expect(packingFor(accepted)).toBe(packing);
});
