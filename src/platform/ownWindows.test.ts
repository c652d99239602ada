// @vitest-environment happy-dom
import { afterEach, expect, test, vi } from 'vitest';
import { listenToWindows, openOwnWindow } from './ownWindows.ts';

const stops: (() => void)[] = [];
/** Restored one by one, so that the suite-wide spy on console.error stays. */
const spies: { mockRestore(): void }[] = [];

function openReturns(opened: Window | null) {
  const spy = vi.spyOn(window, 'open').mockReturnValue(opened);
  spies.push(spy);
  return spy;
}
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  for (const spy of spies.splice(0)) spy.mockRestore();
});

const source = 'croupier.test';
const post = (origin: string, data: unknown) => window.dispatchEvent(new MessageEvent('message', { origin, data }));

test('9-15 a window of 640x480 opens in the middle of the page', () => {
  const opened = { closed: false, close: vi.fn(), focus: vi.fn() };
  const open = openReturns(opened as unknown as Window);
  Object.assign(window, { screenX: 100, screenY: 50, outerWidth: 1440, outerHeight: 900 });
  const own = openOwnWindow(window, '/oauth/init', { width: 640, height: 480 });
  expect(open.mock.calls).toEqual([['/oauth/init', '_blank', 'popup,width=640,height=480,left=500,top=260']]);
  expect(own?.isClosed()).toBe(false);
  opened.closed = true;
  expect(own?.isClosed()).toBe(true);
  own?.close();
  own?.focus();
  expect([opened.close.mock.calls.length, opened.focus.mock.calls.length]).toEqual([1, 1]);
});

test('9-15 a blocked window is none', () => {
  openReturns(null);
  expect(openOwnWindow(window, '/oauth/init', { width: 640, height: 480 })).toBeNull();
});

test('messages count from this origin only, of the named kind, until nobody listens', () => {
  const heard = vi.fn();
  const stop = listenToWindows(window, source, heard);
  const own = window.location.origin;
  post('https://evil.example', { source, outcome: 'signedIn' });
  post(own, { source: 'another', outcome: 'signedIn' });
  post(own, 'signedIn');
  post(own, null);
  expect(heard).not.toHaveBeenCalled();
  post(own, { source, outcome: 'signedIn' });
  expect(heard.mock.calls).toEqual([[{ source, outcome: 'signedIn' }]]);
  stop();
  post(own, { source, outcome: 'cancelled' });
  expect(heard).toHaveBeenCalledTimes(1);
});

test('a window without its opener is heard over the channel, and told so', async () => {
  const heard = vi.fn();
  stops.push(listenToWindows(window, source, heard));
  const channel = new BroadcastChannel(source);
  stops.push(() => channel.close());
  const answer = new Promise((resolve) => {
    channel.onmessage = ({ data }) => resolve(data);
  });
  channel.postMessage({ source, outcome: 'signedIn' });
  expect(await answer).toBe('received');
  expect(heard.mock.calls).toEqual([[{ source, outcome: 'signedIn' }]]);
});
