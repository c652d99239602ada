import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { NoAnswerError } from '../../../lib/errors.ts';
import { wireInfo } from '../testing/wireLoyalty.ts';
import { StandingStore } from './StandingStore.ts';

test('3-50, 3-64, 7-81 the player’s place, what the next level needs, and the way to it in percent', async () => {
  const { call } = fakeCall({ 'GET loyalty.getinfo': () => wireInfo() });
  const store = new StandingStore(call);
  expect([store.standing, store.percent, store.missing]).toEqual([null, 0, null]);
  await store.load(7);
  expect([store.present?.name, store.next?.name, store.missing, store.percent]).toEqual([
    'Lighthouse',
    'Fishing village',
    120n,
    20,
  ]);
});

test('3-50 points past 2^53 stay exact; at the last level the way is complete', async () => {
  const many = '9007199254740993';
  const { call } = fakeCall({ 'GET loyalty.getinfo': () => wireInfo({ points: many, earned: many, level: 3 }) });
  const store = new StandingStore(call);
  await store.load(7);
  expect([store.standing?.points, store.next, store.missing, store.percent]).toEqual([
    9_007_199_254_740_993n,
    null,
    null,
    100,
  ]);
});

test('7-81 an event is newer than an answer that was asked for before it; a new level is asked for', async () => {
  const loading = deferred<CallOutput<'GET loyalty.getinfo'>>();
  const { call, keys } = fakeCall({ 'GET loyalty.getinfo': () => loading.promise });
  const store = new StandingStore(call);
  const load = store.load(7);
  store.take({ points: '90', earned: '90', level: 2 });
  loading.resolve(wireInfo());
  await load;
  expect([store.standing?.points, store.standing?.level, keys().length]).toEqual([90n, 2, 1]);
  store.take({ points: '210', earned: '210', level: 3 });
  expect([store.present?.name, keys().length]).toEqual(['Fishing village', 2]);
});

test('I8 a failed load can be repeated', async () => {
  const fake = fakeCall({ 'GET loyalty.getinfo': () => Promise.reject(new NoAnswerError('network')) });
  const store = new StandingStore(fake.call);
  await store.load(7);
  expect(store.status).toBe('failed');
  fake.answers = { 'GET loyalty.getinfo': () => wireInfo() };
  await store.load(7);
  expect(store.standing?.level).toBe(2);
});
