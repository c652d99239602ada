import { expect, test } from 'vitest';
import { complete } from './complete.ts';
import { settings } from './settings.ts';

const completed = (raw: unknown) => complete([settings], raw);

test.each([0, -1, 101, 74.5, Number.NaN])('7-121 a picture quality of %d is replaced by the default', (tile) => {
  expect(completed({ imageQuality: { tile, banner: 60 } }).imageQuality).toEqual({ tile: 75, banner: 60 });
});

test.each([
  [
    { isEnabled: false, delayMs: 300 },
    { isEnabled: false, delayMs: 300 },
  ],
  [{ delayMs: -1 }, { isEnabled: true, delayMs: 0 }],
  [
    { isEnabled: 'no', delayMs: 60_000 },
    { isEnabled: true, delayMs: 5_000 },
  ],
  [{ delayMs: '300' }, { isEnabled: true, delayMs: 150 }],
])('3-32 the loader setting %j becomes %j', (loader, expected) => {
  expect(completed({ loader }).loader).toEqual(expected);
});
