// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { startServiceWorker } from './serviceWorker.ts';
import type { Navigation } from './startNavigation.ts';

const register = vi.fn<(url: string) => Promise<unknown>>();

beforeEach(() => {
  vi.stubEnv('DEV', false);
  vi.stubGlobal('requestIdleCallback', undefined);
  Reflect.deleteProperty(window, 'requestIdleCallback');
  register.mockReset().mockReturnValue(new Promise(() => {}));
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: { register } });
});
afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  Reflect.deleteProperty(navigator, 'serviceWorker');
});

const navigation: Navigation = { go: () => {}, depth: () => 0, loadNext: () => {}, stop: () => {} };

function started(canRegister: boolean) {
  const platform = fakePlatform();
  const made = testRoot({ platform: { ...platform, can: { ...platform.can, serviceWorker: canRegister } } });
  startServiceWorker(made.root, navigation);
  return made;
}

test('4-58 it is registered at the site root, some time after the page load', async () => {
  const { clock } = started(true);
  await clock.advance(1_999);
  expect(register).not.toHaveBeenCalled();
  await clock.advance(1);
  expect(register.mock.calls).toEqual([[new URL('/sw.js', location.origin).href]]);
});

test('4-58 with requestIdleCallback it is registered when idle', () => {
  const idle = vi.fn<(run: () => void, options: unknown) => void>();
  Object.assign(window, { requestIdleCallback: idle });
  vi.stubGlobal('requestIdleCallback', idle);
  const { clock } = started(true);
  expect([register.mock.calls.length, clock.waiting]).toEqual([0, 0]);
  idle.mock.calls[0]?.[0]();
  expect(register).toHaveBeenCalledTimes(1);
});

test('4-59 it is not registered in a shell without service workers, such as the messenger, nor in development', async () => {
  const shell = started(false);
  vi.stubEnv('DEV', true);
  const development = started(true);
  await Promise.all([shell.clock.advance(60_000), development.clock.advance(60_000)]);
  expect(register).not.toHaveBeenCalled();
});

test('a refused registration does not fail the page', async () => {
  register.mockRejectedValue(new DOMException('blocked', 'SecurityError'));
  const { clock } = started(true);
  await clock.advance(2_000);
  await settle();
  expect(register).toHaveBeenCalledTimes(1);
});
