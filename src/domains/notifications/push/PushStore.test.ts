import { expect, test, vi } from 'vitest';
import { NoAnswerError } from '../../../lib/errors.ts';
import type { PushSubscriptionData } from '../../../lib/pushSubscription.ts';
import { PushStore } from './PushStore.ts';

const data: PushSubscriptionData = { endpoint: 'https://push.test/a', p256dh: 'p', auth: 'a' };

/** A browser with push messages, whose player answers its question with `answer`. */
class FakePush {
  subscribed: PushSubscriptionData | null = null;
  constructor(
    public state: 'granted' | 'denied' | 'ask' = 'ask',
    public answer: 'granted' | 'denied' | 'ask' = 'granted',
  ) {}
  permission() {
    return this.state;
  }
  async current() {
    return this.subscribed;
  }
  async subscribe(_key: string) {
    this.state = this.answer;
    if (this.state === 'granted') this.subscribed = data;
    return this.state === 'granted' ? data : null;
  }
  async unsubscribe() {
    this.subscribed = null;
  }
}

function made(push: FakePush | null = new FakePush(), { isOwn = true, guide = null as 'ios' | null } = {}) {
  const api = {
    pushKey: vi.fn(async () => 'key'),
    subscribePush: vi.fn(async (_subscription: PushSubscriptionData, _uid: number): Promise<1> => 1),
    unsubscribePush: vi.fn(async (_endpoint: string, _uid: number): Promise<1> => 1),
    keepPush: vi.fn(async (_endpoint: string, _uid: number) => isOwn),
  };
  const platform = { push: push && (async () => push), can: { installGuide: guide } };
  return { api, store: new PushStore(api, platform as never) };
}
const subscribedBefore = () => Object.assign(new FakePush('granted'), { subscribed: data });
const refuse = () => Promise.reject(new NoAnswerError('network'));

test('it is off at first; the switch asks the browser and tells the operator', async () => {
  const push = new FakePush();
  const { store, api } = made(push);
  expect(store.state).toBe('checking');
  await store.open(7);
  expect(store.state).toBe('off');
  await store.change(true);
  expect([store.state, store.problem, api.subscribePush.mock.calls]).toEqual(['on', null, [[data, 7]]]);
  await store.change(false);
  expect([store.state, push.subscribed, api.unsubscribePush.mock.calls]).toEqual(['off', null, [[data.endpoint, 7]]]);
});

test('a player who closes the question keeps it off, one who blocks it reads how to allow it', async () => {
  const closed = made(new FakePush('ask', 'ask'));
  await closed.store.open(7);
  await closed.store.change(true);
  expect([closed.store.state, closed.store.problem]).toEqual(['off', 'declined']);
  const blocked = made(new FakePush('ask', 'denied'));
  await blocked.store.open(7);
  await blocked.store.change(true);
  expect([blocked.store.state, blocked.store.problem, blocked.api.subscribePush.mock.calls]).toEqual([
    'denied',
    null,
    [],
  ]);
  const before = made(new FakePush('denied'));
  await before.store.open(7);
  expect(before.store.state).toBe('denied');
});

test('a subscription that the operator did not take is ended in the browser; the next try works', async () => {
  const push = new FakePush();
  const { store, api } = made(push);
  await store.open(7);
  api.subscribePush.mockImplementationOnce(refuse);
  await store.change(true);
  expect([store.state, store.problem, push.subscribed]).toEqual(['off', 'failed', null]);
  await store.change(true);
  expect([store.state, store.problem]).toEqual(['on', null]);
  api.unsubscribePush.mockImplementationOnce(refuse);
  await store.change(false);
  expect([store.state, store.problem, push.subscribed]).toEqual(['on', 'failed', data]);
});

test('a key that could not be fetched is fetched again at the press', async () => {
  const { store, api } = made();
  api.pushKey.mockImplementationOnce(refuse);
  await store.open(7);
  store.prepare();
  await Promise.resolve();
  await store.change(true);
  expect([store.state, api.pushKey.mock.calls.length]).toEqual(['on', 2]);
});

test('a subscription goes on under a new session; another player’s ends', async () => {
  const own = made(subscribedBefore());
  await own.store.open(7);
  expect([own.store.state, own.api.keepPush.mock.calls]).toEqual(['on', [[data.endpoint, 7]]]);
  const push = subscribedBefore();
  const others = made(push, { isOwn: false });
  await others.store.open(7);
  expect([others.store.state, push.subscribed]).toEqual(['off', null]);
});

test('a second press while the first is on its way does nothing', async () => {
  const { store, api } = made();
  await store.open(7);
  await Promise.all([store.change(true), store.change(true)]);
  expect(api.subscribePush).toHaveBeenCalledTimes(1);
});

test('a device without push messages says whether installing helps', async () => {
  const none = made(null);
  await none.store.open(7);
  await none.store.change(true);
  expect([none.store.isSupported, none.store.needsInstalling, none.store.state]).toEqual([false, false, 'checking']);
  expect(made(null, { guide: 'ios' }).store.needsInstalling).toBe(true);
  expect(made(new FakePush(), { guide: 'ios' }).store.needsInstalling).toBe(false);
});
