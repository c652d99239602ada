import { expect, test } from 'vitest';
import { routableUrl } from './routableUrl.ts';

test.each([
  ['GET', '/%E0%A4%A', '/%25'],
  ['HEAD', '/game/%?a=%', '/%25?a=%'],
  ['GET', '/ru/%zz#x', '/%25#x'],
  ['GET', '/gamehall?query=%', '/gamehall?query=%'],
  ['GET', '/%D1%8F', '/%D1%8F'],
  ['GET', '/api/games.get%', '/api/games.get%'],
  ['POST', '/%', '/%'],
])('8-13 the router is given for %s %s the address %s', (method, url, routed) =>
  expect(routableUrl({ method, url })).toBe(routed),
);
