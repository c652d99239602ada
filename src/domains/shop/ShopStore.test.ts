import { expect, test } from 'vitest';
import { settle } from '../../../tests/fakes/FakeClock.ts';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { memoryStore } from '../../lib/keyValueStore.ts';
import { boardsOf, tabOf } from './category.ts';
import { mineStore } from './MineStore.ts';
import { missingPoints } from './productView.ts';
import { shopStore } from './ShopStore.ts';
import { wireBought, wireProduct, wireShelf } from './testing/wireProduct.ts';

async function opened(more: Answers = {}, storage = memoryStore()) {
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET loyalty.getproducts': () => wireShelf([wireProduct()], '300'),
      'POST loyalty.buyproduct': () => wireBought(wireProduct(), '180'),
      ...more,
    },
  });
  const store = app.store(shopStore);
  await store.load(7);
  await settle();
  const asked = (key: string) => app.calls.filter((call) => call.key === key);
  return { app, store, asked };
}

const refused = (code: string, params = {}) =>
  new ApiError('InvalidParameterException', 422, { id: [{ code, params }] }, '');

test('2.2-5, 7-83 the shelf says what is missing, exactly, past 2^53', async () => {
  const { store } = await opened({
    'GET loyalty.getproducts': () => wireShelf([wireProduct({ price: '9007199254740995' })], '9007199254740993'),
  });
  expect(store.products.map((product) => store.missing(product))).toEqual([2n]);
  expect([missingPoints('120', '120'), missingPoints('120', '500')]).toEqual([0n, 0n]);
  store.hear({ type: 'loyalty.changed', data: { points: '9007199254740995', earned: '1', level: 1 } });
  expect(store.products.map((product) => store.missing(product))).toEqual([0n]);
});

test('7-79, I4 it is bought once at the price that was seen, with a key of its own', async () => {
  const { store, asked } = await opened();
  const [product] = store.products;
  if (product === undefined) throw new Error('the shelf is empty');
  await Promise.all([store.buy(product), store.buy(product)]);
  expect(store.bought).toMatchObject({ title: 'A ticket', price: '120' });
  expect([store.points, store.product('ticket')?.bought]).toEqual(['180', 1]);
  expect(asked('POST loyalty.buyproduct')).toMatchObject([{ input: { id: 'ticket', price: '120' } }]);
  expect(asked('POST loyalty.buyproduct')[0]?.idempotencyKey).toMatch(/^[0-9a-f]{32}$/);
  store.forgetOutcome();
  expect(store.bought).toBeNull();
});

test('2.10-8, 7-79 another price is said, and the shelf is fetched again before the next press', async () => {
  let price = '120';
  const { store, asked } = await opened({
    'GET loyalty.getproducts': () => wireShelf([wireProduct({ price })], '300'),
    'POST loyalty.buyproduct': () => Promise.reject(refused('priceChanged', { price: '150' })),
  });
  price = '150';
  await store.buy({ id: 'ticket', price: '120' });
  await settle();
  expect(store.problem).toMatchObject({ kind: 'refused', code: 'priceChanged', price: '150' });
  expect([store.product('ticket')?.price, store.bought, store.points]).toEqual(['150', null, '300']);
  expect(asked('GET loyalty.getproducts')).toHaveLength(2);
});

test.each(['outOfStock', 'limitReached', 'productOver', 'wrongCurrency', 'notAllowed', 'insufficientPoints'] as const)(
  '2.10-8, 7-79 a refusal is told apart: %s',
  async (code) => {
    const { store } = await opened({
      'POST loyalty.buyproduct': () => Promise.reject(refused(code, { missing: '20' })),
    });
    await store.buy({ id: 'ticket', price: '120' });
    expect(store.problem).toMatchObject({ kind: 'refused', code });
  },
);

test('7-79, I4 a purchase whose answer was lost is asked again with its own key after a reload', async () => {
  const storage = memoryStore();
  const first = await opened(
    { 'POST loyalty.buyproduct': () => Promise.reject(new NoAnswerError('network')) },
    storage,
  );
  void first.store.buy({ id: 'ticket', price: '120' });
  await settle();
  const [lost] = first.asked('POST loyalty.buyproduct');
  const again = await opened({}, storage);
  await settle();
  expect(again.asked('POST loyalty.buyproduct')).toMatchObject([
    { input: { id: 'ticket', price: '120' }, idempotencyKey: lost?.idempotencyKey },
  ]);
  expect(again.store.bought).toMatchObject({ title: 'A ticket' });
});

test('2.2-5 a board of the shelf is named by the address; only boards with something are offered', () => {
  const tab = (query: string) => tabOf(new URLSearchParams(query));
  expect(['', 'category=gifts', 'category=mine', 'category=nothing'].map(tab)).toEqual(['', 'gifts', 'mine', '']);
  expect(boardsOf([{ category: 'gifts' }, { category: 'freespins' }])).toEqual(['freespins', 'gifts']);
});

test('2.2-5 a frame is put on; a failure leaves the one that is worn', async () => {
  let fails = false;
  const { app } = await opened({
    'GET loyalty.getpurchases': () => ({ count: 0, items: [], tickets: 2 }),
    'GET loyalty.getframes': () => ({ items: [{ id: 'ember', image: '/ember.svg' }], worn: '' }),
    'POST loyalty.setframe': () => (fails ? Promise.reject(new NoAnswerError('network')) : 1),
  });
  const store = app.store(mineStore);
  await store.load();
  expect([store.tickets, store.own?.worn]).toEqual([2, '']);
  expect(await store.wear('ember')).toBe(true);
  fails = true;
  expect(await store.wear('')).toBe(false);
  expect([store.own?.worn, store.hasFailed, store.changing]).toEqual(['ember', true, null]);
});
