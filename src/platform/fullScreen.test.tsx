// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pageFullScreen } from './pageFullScreen.ts';
import type { FullScreen } from './Platform.ts';
import { createServerPlatform } from './serverPlatform.ts';
import { FakeHost, launchHash } from './testing/FakeHost.ts';

function Lamp({ of }: { readonly of: FullScreen }) {
  return <p>{of.useIsOn() ? 'on' : 'off'}</p>;
}

const filled = { element: null as Element | null };
const fill = (element: Element | null) => {
  filled.element = element;
  document.dispatchEvent(new Event('fullscreenchange'));
  return Promise.resolve();
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.resetModules();
  Object.defineProperty(document, 'fullscreenElement', { configurable: true, get: () => filled.element });
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: true });
  document.exitFullscreen = () => fill(null);
  Element.prototype.requestFullscreen = function requestFullscreen(this: Element) {
    return fill(this);
  };
});
afterEach(() => {
  cleanup();
  filled.element = null;
  vi.unstubAllGlobals();
  vi.useRealTimers();
  history.replaceState(null, '', '/');
});

test('there is no full screen on the server, nor in a browser without it', () => {
  expect(createServerPlatform().fullScreen).toBeNull();
  Object.defineProperty(document, 'fullscreenEnabled', { configurable: true, value: false });
  expect(pageFullScreen(window)).toBeNull();
});

test('in a browser one element fills the screen, and the page notices the end of full screen however it is left', () => {
  const full = pageFullScreen(window);
  if (!full) throw new Error('no full screen');
  render(<Lamp of={full} />);
  act(() => full.enter(document.body));
  expect(filled.element).toBe(document.body);
  expect(screen.getByText('on')).toBeTruthy();
  act(() => void fill(null));
  expect(screen.getByText('off')).toBeTruthy();
});

async function messengerFullScreen(version: string) {
  const host: FakeHost = new FakeHost((eventType) => {
    const insets = { top: 0, right: 0, bottom: 0, left: 0 };
    if (eventType === 'web_app_request_viewport')
      host.send('viewport_changed', { height: 640, width: 360, is_expanded: true, is_state_stable: true });
    if (eventType === 'web_app_request_safe_area') host.send('safe_area_changed', insets);
    if (eventType === 'web_app_request_content_safe_area') host.send('content_safe_area_changed', insets);
  });
  history.replaceState(null, '', `/#${launchHash(version)}`);
  const { createTelegramPlatform } = await import('./telegram/telegramPlatform.ts');
  const platform = await createTelegramPlatform(window, { telegramHosts: ['https://web.telegram.org'] });
  const starting = platform.start();
  await vi.advanceTimersByTimeAsync(5_000);
  await starting;
  return { host, full: platform.fullScreen };
}

test('the messenger’s own full screen is requested and its event followed', async () => {
  const { host, full } = await messengerFullScreen('8.0');
  if (!full) throw new Error('no full screen');
  render(<Lamp of={full} />);
  act(() => full.enter(document.body));
  await vi.advanceTimersByTimeAsync(100);
  expect([host.count('web_app_request_fullscreen'), filled.element]).toEqual([1, null]);
  act(() => host.send('fullscreen_changed', { is_fullscreen: true }));
  expect(screen.getByText('on')).toBeTruthy();
  act(() => full.exit());
  await vi.advanceTimersByTimeAsync(100);
  act(() => host.send('fullscreen_changed', { is_fullscreen: false }));
  expect([host.count('web_app_exit_fullscreen'), screen.getByText('off').tagName]).toEqual([1, 'P']);
});

test('a messenger without full screen uses the page’s', async () => {
  const { host, full } = await messengerFullScreen('7.10');
  if (!full) throw new Error('no full screen');
  render(<Lamp of={full} />);
  act(() => full.enter(document.body));
  await vi.advanceTimersByTimeAsync(100);
  expect([host.count('web_app_request_fullscreen'), filled.element]).toEqual([0, document.body]);
  expect(screen.getByText('on')).toBeTruthy();
  act(() => full.exit());
  expect(filled.element).toBeNull();
});
