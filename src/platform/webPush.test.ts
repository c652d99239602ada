import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Push } from './Platform.ts';
import { createWebPush } from './webPush.ts';

const key = 'BPm-_w';
const bytes = new Uint8Array([4, 249, 190, 255]);

class FakeSubscription {
  isOver = false;
  constructor(readonly options: { readonly applicationServerKey: ArrayBuffer }) {}
  toJSON() {
    return { endpoint: 'https://push.test/a', keys: { p256dh: 'p', auth: 'a' } };
  }
  async unsubscribe() {
    this.isOver = true;
    return true;
  }
}

let permission: NotificationPermission;
let answer: NotificationPermission;
let current: FakeSubscription | null;
let subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => Promise<FakeSubscription>;
const subscribed = vi.fn<(options: object) => void>();
let push: Push;

beforeEach(() => {
  vi.useFakeTimers();
  [permission, answer, current] = ['default', 'granted', null];
  subscribed.mockClear();
  subscribe = async ({ applicationServerKey }) =>
    (current = new FakeSubscription({ applicationServerKey: applicationServerKey.buffer }));
  vi.stubGlobal('Notification', {
    get permission() {
      return permission;
    },
    requestPermission: async () => (permission = answer),
  });
  const pushManager = {
    getSubscription: async () => (current?.isOver === true ? null : current),
    subscribe: (options: { applicationServerKey: Uint8Array<ArrayBuffer> }) => {
      subscribed(options);
      return subscribe(options);
    },
  };
  const registration = { pushManager };
  push = createWebPush({
    ready: Promise.resolve(registration),
    getRegistration: async () => registration,
  } as unknown as ServiceWorkerContainer);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('subscribing asks first, and gives what the operator needs', async () => {
  expect([push.permission(), await push.current()]).toEqual(['ask', null]);
  const data = { endpoint: 'https://push.test/a', p256dh: 'p', auth: 'a' };
  expect(await push.subscribe(key)).toEqual(data);
  expect(subscribed.mock.calls).toEqual([[{ userVisibleOnly: true, applicationServerKey: bytes }]]);
  expect([push.permission(), await push.current()]).toEqual(['granted', data]);
  await push.unsubscribe();
  expect(await push.current()).toBeNull();
});

test.each(['denied', 'default'] as const)('an answer of %s subscribes nothing', async (given) => {
  answer = given;
  expect(await push.subscribe(key)).toBeNull();
  expect([subscribed.mock.calls, push.permission()]).toEqual([[], given === 'denied' ? 'denied' : 'ask']);
});

test('a subscription for another key is ended first, one for the same key stays', async () => {
  const old = new FakeSubscription({ applicationServerKey: new Uint8Array([4, 1, 2, 3]).buffer });
  current = old;
  await push.subscribe(key);
  expect(old.isOver).toBe(true);
  const same = current as FakeSubscription;
  await push.subscribe(key);
  expect(same.isOver).toBe(false);
});

test('a push service that does not answer, or refuses, is an error', async () => {
  subscribe = () => new Promise(() => {});
  const failure = push.subscribe(key).catch((error: unknown) => String(error));
  await vi.advanceTimersByTimeAsync(15_000);
  expect(await failure).toContain('did not answer');
  subscribe = () => Promise.reject(new DOMException('push service error', 'AbortError'));
  await expect(push.subscribe(key)).rejects.toThrow('push service error');
  expect(vi.getTimerCount()).toBe(0);
});

test('without a service worker there is no subscription, and nothing to end', async () => {
  const none = createWebPush({ getRegistration: async () => undefined } as unknown as ServiceWorkerContainer);
  expect(await none.current()).toBeNull();
  await expect(none.unsubscribe()).resolves.toBeUndefined();
});
