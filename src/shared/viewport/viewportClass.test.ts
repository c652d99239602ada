import { expect, test } from 'vitest';
import { PHONE_BELOW, viewportClass } from './viewportClass.ts';

test.each([
  ['2.12-5', 0, 767.9, 'mobile'], ['2.12-6', 768, 991.9, 'tablet'], ['2.12-7', 992, 1279, 'laptop'], ['2.12-8', 1280, 1365, 'laptopLarge'],
  ['2.12-9', 1366, 1439, 'desktopSmall'], ['2.12-10', 1440, 1695, 'desktop'], ['2.12-11', 1696, 1919, 'desktopMedium'], ['2.12-12', 1920, 7680, 'desktopLarge'],
] as const)('%s widths %d to %d are %s', (_clause, first, last, name) => {
  expect([viewportClass(first), viewportClass(last)]).toEqual([name, name]);
});

test('2.12-5 what scripts take for a phone is the class mobile', () => {
  expect([viewportClass(PHONE_BELOW - 0.02), viewportClass(PHONE_BELOW)]).toEqual(['mobile', 'tablet']);
});
