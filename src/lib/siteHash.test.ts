import { expect, test } from 'vitest';
import { hashParts } from './siteHash.ts';

const launch = 'tgWebAppData=user%3D1&tgWebAppPlatform=weba&tgWebAppVersion=8.0';

test.each([
  ['', '', ''],
  ['real', 'real', ''],
  [launch, '', launch],
  [`real?${launch}`, 'real', launch],
  [`real&${launch}`, 'real', launch],
  [`?${launch}`, '', `?${launch}`],
  [`a=1&${launch}`, '', `a=1&${launch}`],
])('1-22 the hash %j has of the site %j, and the launch %j', (hash, own, of) => {
  expect(hashParts(hash)).toEqual({ own, launch: of });
});
