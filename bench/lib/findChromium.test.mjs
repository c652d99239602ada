import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium } from './findChromium.mjs';

const only =
  (...paths) =>
  (path) =>
    paths.includes(path);
const PATH = ['/opt/bin', '/usr/bin'].join(delimiter);

test('CHROME_PATH goes before everything, and is refused when it leads nowhere', () => {
  const env = { PATH, CHROME_PATH: '/my/chrome' };
  expect(findChromium({ env, isExecutable: only('/my/chrome', '/usr/bin/chromium') })).toBe('/my/chrome');
  expect(() => findChromium({ env, isExecutable: only('/usr/bin/chromium') })).toThrow(/CHROME_PATH/);
});

test('an installed one goes before the one that Playwright downloaded', () => {
  const playwrightPath = () => '/cache/chrome';
  expect(
    findChromium({ env: { PATH }, playwrightPath, isExecutable: only('/usr/bin/google-chrome', '/cache/chrome') }),
  ).toBe('/usr/bin/google-chrome');
  expect(findChromium({ env: { PATH }, playwrightPath, isExecutable: only('/cache/chrome') })).toBe('/cache/chrome');
});

test('none is none', () => {
  expect(findChromium({ env: {}, playwrightPath: () => '/cache/chrome', isExecutable: () => false })).toBeUndefined();
  expect(findChromium({ env: {}, isExecutable: () => false })).toBeUndefined();
});
