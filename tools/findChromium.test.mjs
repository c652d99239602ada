import { delimiter } from 'node:path';
import { expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from './findChromium.mjs';

const only =
  (/** @type {string[]} */ ...paths) =>
  (/** @type {string} */ path) =>
    paths.includes(path);
const PATH = ['/opt/bin', '/usr/bin'].join(delimiter);

test('CHROME_PATH has priority, and throws when it is not executable', () => {
  const env = { PATH, CHROME_PATH: '/my/chrome' };
  expect(findChromium({ env, isExecutable: only('/my/chrome', '/usr/bin/chromium') })).toBe('/my/chrome');
  expect(() => findChromium({ env, isExecutable: only('/usr/bin/chromium') })).toThrow(/CHROME_PATH/);
});

test('an installed Chromium has priority over the one that Playwright downloaded', () => {
  const playwrightPath = () => '/cache/chrome';
  expect(
    findChromium({ env: { PATH }, playwrightPath, isExecutable: only('/usr/bin/google-chrome', '/cache/chrome') }),
  ).toBe('/usr/bin/google-chrome');
  expect(findChromium({ env: { PATH }, playwrightPath, isExecutable: only('/cache/chrome') })).toBe('/cache/chrome');
});

test('the result is undefined when no Chromium is found', () => {
  expect(findChromium({ env: {}, playwrightPath: () => '/cache/chrome', isExecutable: () => false })).toBeUndefined();
  expect(findChromium({ env: {}, isExecutable: () => false })).toBeUndefined();
});

test('the headless shell is found in PATH, and CHROME_PATH has priority over it', () => {
  const isExecutable = only('/usr/bin/chromium', '/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell({ env: { PATH }, isExecutable })).toBe('/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell({ env: { PATH, CHROME_PATH: '/my/chrome' }, isExecutable })).toBeUndefined();
  expect(findHeadlessShell({ env: { PATH }, isExecutable: only('/usr/bin/chromium') })).toBeUndefined();
});
