import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { completeSiteConfig } from '../../app/settings/siteSettings.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { askToBuy } from './askToBuy.ts';
import { manifest } from './manifest.ts';
import { shopStore } from './ShopStore.ts';
import { subscriptionStore } from './SubscriptionStore.ts';
import { wirePlan, wireState } from './testing/wireVpn.ts';
import route from './ui/vpn.route.ts';
import { daysLeft, parsePlan } from './view.ts';

const refused = (field: string, code: string) =>
  new ApiError('InvalidParameterException', 422, { [field]: [{ code }] }, '');

async function opened(answers: Answers = {}) {
  let state = wireState(null);
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET vpn.getShop': () => ({ plans: [wirePlan()] }),
      'GET vpn.getSubscription': () => state,
      'POST vpn.createSubscription': () => {
        state = wireState();
        return state;
      },
      'POST vpn.setAutoRenewalSubscription': ({ is_active: isOn }) => {
        state = wireState({ is_auto_renewal: isOn === 1 });
        return state;
      },
      ...answers,
    },
  });
  const store = app.store(subscriptionStore);
  const stop = store.start(7);
  await settle();
  const put = (next: typeof state) => {
    state = next;
  };
  const asked = (key: string) => app.calls.filter((call) => call.key === key);
  const order = { plan: parsePlan(wirePlan()), seen: '', isRenewed: true };
  return { app, store, stop, put, asked, order };
}

test('7-101, I4 a plan is bought with the price and the state that were seen, with a key of its own', async () => {
  const { store, asked, order } = await opened();
  const first = store.buy(order);
  await store.buy(order);
  await first;
  const sent = asked('POST vpn.createSubscription');
  expect(sent.map(({ input }) => input)).toEqual([
    { plan: 'month', amount: '5.00', currency: 'USD', seen: '', auto_renewal: true },
  ]);
  expect(sent[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  expect([store.current?.status, store.hasBought, store.buying]).toEqual(['active', true, '']);
});

test('I4, I8 a lost answer is asked again with the same key', async () => {
  let tries = 0;
  const { app, store, asked, order } = await opened({
    'POST vpn.createSubscription': () => {
      tries += 1;
      if (tries === 1) throw new NoAnswerError('network');
      return wireState();
    },
  });
  const buying = store.buy(order);
  await settle();
  expect([store.payment.phase, app.play.isMoneyMoving]).toEqual(['checking', true]);
  await app.clock.advance(10_000);
  await buying;
  expect(new Set(asked('POST vpn.createSubscription').map(({ idempotencyKey }) => idempotencyKey)).size).toBe(1);
  expect([store.current?.id, app.play.isMoneyMoving]).toEqual([1, false]);
});

test.each([
  ['amount', 'priceChanged'],
  ['amount', 'insufficientFunds'],
  ['seen', 'subscriptionChanged'],
])('7-101 refused at %s with %s: why, and how it stands now', async (field, code) => {
  const { store, asked, order } = await opened({
    'POST vpn.createSubscription': () => Promise.reject(refused(field, code)),
  });
  await store.buy(order);
  await settle();
  expect([store.fault?.refusal, store.hasBought]).toEqual([code, false]);
  expect(asked('GET vpn.getSubscription')).toHaveLength(2);
});

test('7-101 two tabs buy at the same time: one subscription, and the other tab sees it and what it would add', async () => {
  let sold = wireState(null);
  /** Sells only to whoever has seen the present subscription, as the operator does. */
  const answers: Answers = {
    'GET vpn.getSubscription': () => sold,
    'POST vpn.createSubscription': ({ seen }) => {
      const present = sold.subscription === null ? '' : (sold.subscription.ends_at ?? 'waiting');
      if (seen !== present) throw refused('seen', 'subscriptionChanged');
      const days = sold.subscription === null ? {} : { ends_at: '2026-05-04T12:00:00.000Z' };
      sold = wireState(days);
      return sold;
    },
  };
  const [one, two] = [await opened(answers), await opened(answers)];
  await Promise.all([one.store.buy(one.order), two.store.buy(two.order)]);
  await settle();
  const [first, second] = [one, two].map(({ store }) => [store.hasBought, store.fault?.refusal ?? null]);
  expect([first, second]).toEqual([
    [true, null],
    [false, 'subscriptionChanged'],
  ]);
  expect([one, two].map(({ store }) => store.current?.seen)).toEqual(Array(2).fill('2026-04-04T12:00:00.000Z'));
  // Having seen it, the other tab may add to it.
  await two.store.buy({ ...two.order, seen: two.store.current?.seen ?? '' });
  one.app.news.publish({
    type: 'vpn.subscription_activated',
    data: { subscription_id: 1, plan: 'month', ends_at: '2026-05-04T12:00:00.000Z' },
  });
  await settle();
  expect([one, two].map(({ store }) => [store.current?.endsAt, store.fault])).toEqual(
    Array(2).fill([Date.UTC(2026, 4, 4, 12), null]),
  );
  expect(one.asked('POST vpn.createSubscription')).toHaveLength(1);
  [one, two].forEach(({ stop }) => stop());
});

test('7-104, 7-119 a renewal by the operator is seen on an open page; the next without money is said, then the end', async () => {
  const { store, app, put, order } = await opened();
  await store.buy(order);
  await store.turnRenewal(true);
  const hear = async (type: 'subscription_activated' | 'low_balance' | 'subscription_ended', next: typeof renewed) => {
    put(next);
    const data = { subscription_id: 1, plan: 'month', ends_at: next.subscription?.ends_at ?? null };
    app.news.publish({ type: `vpn.${type}`, data });
    await settle();
  };
  const renewed = wireState({ is_auto_renewal: true, ends_at: '2026-05-04T12:00:00.000Z' });
  await hear('subscription_activated', renewed);
  const left = store.current === null ? null : daysLeft(store.current, Date.UTC(2026, 3, 3, 12));
  expect([store.current?.isRenewed, store.hasBought, left?.days]).toEqual([true, false, 31]);
  await hear('low_balance', renewed);
  expect(store.current?.endsAt).toBe(Date.UTC(2026, 4, 4, 12));
  await hear('subscription_ended', wireState(null));
  expect([store.current, store.status]).toEqual([null, 'ready']);
});

test('7-104 renewal switched in another tab is what this one shows', async () => {
  const { store, app, put, order } = await opened();
  await store.buy(order);
  put(wireState({ is_auto_renewal: true }));
  const data = { subscription_id: 1, plan: 'month', ends_at: null };
  app.news.publish({ type: 'vpn.auto_renewal_activated', data });
  await settle();
  expect([store.current?.isRenewed, store.hasTurned]).toEqual([true, false]);
});

test('7-104 renewal is switched with a tick; one that has ended says so', async () => {
  const { app, store, order } = await opened();
  await store.buy(order);
  await store.turnRenewal(true);
  expect([store.current?.isRenewed, store.hasTurned]).toEqual([true, true]);
  app.answers['POST vpn.setAutoRenewalSubscription'] = () => Promise.reject(refused('is_active', 'noSubscription'));
  await store.turnRenewal(false);
  expect([store.fault?.refusal, store.hasTurned]).toEqual(['noSubscription', false]);
});

test('4-67, 7-119 news of the VPN load it again; a waiting delivery is looked at by itself; a left page is quiet', async () => {
  const { app, store, stop, put, asked } = await opened();
  put(wireState({ status: 'waiting', ends_at: null, started_at: null, waiting_days: 30, configuration: '' }));
  const data = { subscription_id: 1, plan: 'month', ends_at: null };
  app.news.publish({ type: 'vpn.low_balance', data });
  await settle();
  expect([store.current?.status, store.current?.seen]).toEqual(['waiting', 'waiting']);
  put(wireState());
  await app.clock.advance(15_000);
  await settle();
  expect(store.current?.status).toBe('active');
  const before = asked('GET vpn.getSubscription').length;
  await app.clock.advance(60_000);
  stop();
  app.news.publish({ type: 'vpn.subscription_ended', data });
  await settle();
  expect([asked('GET vpn.getSubscription').length, app.clock.waiting]).toEqual([before, 0]);
});

test('1-17 the file is opened by the shell at an address that answers once', async () => {
  const { app, store } = await opened({
    'POST vpn.getFile': () => ({ path: '/platform/vpn-file/token', expires_at: '2026-03-05T12:05:00.000Z' }),
  });
  await store.download();
  expect([app.external, store.hasFileFailed]).toEqual([['/platform/vpn-file/token'], false]);
  app.answers['POST vpn.getFile'] = () => Promise.reject(new NoAnswerError('network'));
  await store.download();
  expect([store.hasFileFailed, store.isFileAsked]).toEqual([true, false]);
});

test('7-102 the plans of the server’s page are shown without a call, and those of a player are their own', async () => {
  const { app } = await opened();
  const shop = app.store(shopStore);
  shop.hydrate([wirePlan({ id: 'year' })]);
  expect(shop.plans?.map(({ id, price }) => [id, price.minor])).toEqual([['year', 500n]]);
  await shop.load(7);
  expect(shop.plans?.map(({ id }) => id)).toEqual(['month']);
  expect(shop.dehydrate()).toEqual([wirePlan()]);
  app.answers['GET vpn.getShop'] = () => Promise.reject(new NoAnswerError('network'));
  app.signIn(8);
  const next = app.store(shopStore);
  await next.load(8);
  expect(next.status).toBe('failed');
});

test('1-17 the days left count the begun one, and the ring its part of the time', () => {
  const day = 86_400_000;
  const times = { startedAt: 0, endsAt: 30 * day };
  expect(daysLeft(times, 0)).toEqual({ days: 30, percent: 100 });
  expect(daysLeft(times, -500)).toEqual({ days: 30, percent: 100 });
  expect(daysLeft(times, 14.5 * day)).toEqual({ days: 16, percent: 52 });
  expect(daysLeft(times, 31 * day)).toEqual({ days: 0, percent: 0 });
  expect(daysLeft({ startedAt: null, endsAt: null }, 0)).toEqual({ days: 0, percent: 0 });
});

test('7-101 the question names the sum, what remains and what follows', async () => {
  const { app, order } = await opened();
  const t = ((key: string, values: object = {}) => [key, ...Object.values(values)].join(' ')) as typeof app.t;
  expect(await askToBuy({ ...app, t }, order)).toBe(true);
  await askToBuy({ ...app, t }, { ...order, isRenewed: false });
  const texts = app.dialogProps.map((props) => (props as { content: string }).content);
  expect(texts).toEqual([
    'vpn:ask.taken $5.00 vpn:ask.remains $145.00 vpn:ask.renewed $5.00',
    'vpn:ask.taken $5.00 vpn:ask.remains $145.00 vpn:ask.once $5.00',
  ]);
});

test('another player finds nothing of the one before', async () => {
  const { app, store, order } = await opened();
  await store.buy(order);
  app.signIn(8);
  expect(app.store(subscriptionStore)).toMatchObject({ current: null, hasBought: false, fault: null });
});

test('3-30, 2.2-2 where the page is switched off it is a true 404, and no menu leads to it', async () => {
  const { app, asked } = await opened();
  const match = { params: {}, search: new URLSearchParams() };
  expect(await route.loadData?.(app, match)).toBeUndefined();
  const config = completeSiteConfig({ features: { isVpnPageEnabled: false } });
  const off = { ...app, content: { ...app.content, config } };
  const before = asked('GET vpn.getShop').length;
  expect(await route.loadData?.(off, match)).toEqual({ status: 404 });
  expect(asked('GET vpn.getShop')).toHaveLength(before);
  const isShown = (one: typeof app) => manifest.menu?.map((entry) => entry.isShown?.(one));
  expect([isShown(app), isShown(off)]).toEqual([[true], [false]]);
});
