import { afterEach, expect, test, vi } from 'vitest';
import { listenToPush } from './pushEvents.ts';
import type { OpenWindow } from './pushEvents.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const icons = { icon: '/icon-192.png', badge: '/icon-monochrome-512.png' };

interface Options {
  readonly windows?: readonly OpenWindow[];
  readonly fresh?: object;
}

function worker({ windows = [], fresh }: Options = {}) {
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    registration: {
      showNotification: vi.fn(async (_title: string, _options: NotificationOptions) => undefined),
      pushManager: { subscribe: vi.fn(async (_options: object) => fresh) },
    },
    clients: { matchAll: vi.fn(async () => windows), openWindow: vi.fn(async (_url: string) => null) },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  };
  listenToPush(scope as never);
  const send = async (type: string, event: object) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) } as never);
    await work;
  };
  return { scope, send };
}

/** A window of the site; `answers`: its app takes what it is told. */
function openWindow(more: Partial<OpenWindow> = {}, answers = true) {
  const told: unknown[] = [];
  const shown: OpenWindow = {
    frameType: 'top-level',
    focused: false,
    visibilityState: 'visible',
    focus: vi.fn(async () => undefined),
    postMessage(message, [port]) {
      told.push(message);
      if (answers) port?.postMessage('taken');
    },
    ...more,
  };
  return { shown, told };
}

const text = { title: 'Deposit', body: 'Open it.', path: '/ar/cashier', lang: 'ar', dir: 'rtl', tag: 'n1' };
const pressed = (path: unknown) => ({ notification: { data: { path }, close: vi.fn() } });

test('a push is shown in its language, with the app’s icons, and replaces an earlier one of its tag', async () => {
  const { scope, send } = worker();
  await send('push', { data: { json: () => text } });
  const { title, path, ...options } = text;
  expect(scope.registration.showNotification.mock.calls).toEqual([[title, { ...icons, ...options, data: { path } }]]);
});

test.each([['//evil.test/a'], ['/\\evil.test'], ['https://evil.test/'], ['javascript:alert(1)'], [7]])(
  'a push leads to no other site: %s',
  async (path) => {
    const { scope, send } = worker();
    await send('push', { data: { json: () => ({ ...text, path }) } });
    expect(scope.registration.showNotification.mock.calls[0]?.[1]).toMatchObject({ data: { path: '/' } });
  },
);

test.each([
  ['nothing', null],
  ['no JSON', { json: () => JSON.parse('{') as unknown }],
  ['no title', { json: () => ({ body: 'x' }) }],
  ['a text', { json: () => 'x' }],
])('a push with %s is shown with the app’s name, as browsers demand', async (_case, data) => {
  const { scope, send } = worker();
  await send('push', { data });
  expect(scope.registration.showNotification.mock.calls).toEqual([['Croupier', icons]]);
});

test('a press goes to the window that the player looks at, and opens no other', async () => {
  const [hidden, seen] = [openWindow({ visibilityState: 'hidden' }), openWindow({ focused: true })];
  const { scope, send } = worker({ windows: [hidden.shown, seen.shown] });
  const event = pressed('/cashier/history');
  await send('notificationclick', event);
  expect(event.notification.close).toHaveBeenCalledTimes(1);
  expect([seen.told, hidden.told]).toEqual([[{ kind: 'open', path: '/cashier/history' }], []]);
  expect(seen.shown.focus).toHaveBeenCalledTimes(1);
  expect(scope.clients.openWindow).not.toHaveBeenCalled();
});

test('without a window, or with frames and other windows’ popups only, a press opens one', async () => {
  const frames = [openWindow({ frameType: 'nested' }), openWindow({ frameType: 'auxiliary' })];
  for (const windows of [[], frames.map(({ shown }) => shown)]) {
    const { scope, send } = worker({ windows });
    await send('notificationclick', pressed('/profile'));
    expect(scope.clients.openWindow.mock.calls).toEqual([['/profile']]);
  }
  expect(frames.flatMap(({ told }) => told)).toEqual([]);
});

test('a window that does not answer within a second is left alone; one that cannot be focused is used', async () => {
  vi.useFakeTimers();
  const silent = worker({ windows: [openWindow({}, false).shown] });
  const opening = silent.send('notificationclick', pressed('/profile'));
  await vi.advanceTimersByTimeAsync(1_000);
  await opening;
  expect(silent.scope.clients.openWindow.mock.calls).toEqual([['/profile']]);
  vi.useRealTimers();
  const { shown } = openWindow({ focus: () => Promise.reject(new DOMException('no', 'InvalidAccessError')) });
  const unfocused = worker({ windows: [shown] });
  await unfocused.send('notificationclick', pressed('/profile'));
  expect(unfocused.scope.clients.openWindow).not.toHaveBeenCalled();
});

const subscription = (endpoint: string) => ({
  endpoint,
  options: { applicationServerKey: 'key', userVisibleOnly: true },
  toJSON: () => ({ endpoint, keys: { p256dh: 'p', auth: 'a' } }),
});

test('a subscription that has changed is told to the operator by its old address', async () => {
  const sent: [string, string][] = [];
  const post = vi.fn(async (url: string, { body }: { body: FormData }) => {
    for (const [name, value] of body) sent.push([name, String(value)]);
    return { url };
  });
  vi.stubGlobal('fetch', post);
  const old = subscription('https://push.test/old');
  const { scope, send } = worker({ fresh: subscription('https://push.test/new') });
  await send('pushsubscriptionchange', { oldSubscription: old, newSubscription: null });
  expect(scope.registration.pushManager.subscribe.mock.calls).toEqual([[old.options]]);
  expect([post.mock.calls[0]?.[0], sent]).toEqual([
    '/api/push.renew?v=2.35&locale=en',
    [
      ['old_endpoint', 'https://push.test/old'],
      ['endpoint', 'https://push.test/new'],
      ['p256dh', 'p'],
      ['auth', 'a'],
    ],
  ]);
  await send('pushsubscriptionchange', {
    oldSubscription: old,
    newSubscription: subscription('https://push.test/given'),
  });
  expect([scope.registration.pushManager.subscribe.mock.calls.length, post.mock.calls.length]).toEqual([1, 2]);
  await send('pushsubscriptionchange', { oldSubscription: null, newSubscription: null });
  expect(post).toHaveBeenCalledTimes(2);
});
