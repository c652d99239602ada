import { expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { heldPasskey, heldTelegram, wireEntry } from '../testing/wireEntries.ts';
import { entriesStore } from './EntriesStore.ts';

const refused = (data: Readonly<Record<string, unknown>>) => () =>
  Promise.reject(new ApiError('InvalidParameterException', 422, data, 'refused'));

async function opened(answers: Answers = {}) {
  const items = [
    heldTelegram,
    heldPasskey,
    wireEntry('g1'),
    wireEntry('t2', { kind: 'telegram', name: '7' }),
    wireEntry('k2', { kind: 'passkey', name: '' }),
  ];
  const app = createTestApp({ uid: 7, answers: { 'GET entries.list': () => ({ items }), ...answers } });
  const store = app.store(entriesStore);
  await store.open(7);
  return { app, store };
}

test('held entries are shown, and of the others only services: the rest has cards of its own', async () => {
  const { store } = await opened();
  expect(store.held.map(({ id }) => id)).toEqual(['t1', 'k1']);
  expect(store.shown.map(({ id }) => id)).toEqual(['t1', 'k1', 'g1']);
});

test('a confirmed entry is sent by its id, and the list is asked for again', async () => {
  const { app, store } = await opened({ 'POST entries.confirm': () => 1 });
  app.answers['GET entries.list'] = () => ({ items: [{ ...heldTelegram, is_held: false }] });
  expect(await store.confirm('t1')).toBe(true);
  expect(app.calls.slice(1).map(({ key, input }) => [key, input])).toEqual([
    ['POST entries.confirm', { id: 't1' }],
    ['GET entries.list', {}],
  ]);
  expect([store.hasHeld, store.shown, store.runningOf('t1')]).toEqual([false, [], null]);
});

test('one action at a time for each entry, and those of others meanwhile', async () => {
  const slow = deferred<1>();
  const { app, store } = await opened({ 'POST entries.confirm': () => slow.promise, 'POST entries.remove': () => 1 });
  const first = store.confirm('t1');
  expect([store.runningOf('t1'), await store.remove('t1')]).toEqual(['confirm', false]);
  expect(await store.remove('g1')).toBe(true);
  slow.resolve(1);
  expect(await first).toBe(true);
  expect(app.calls.filter(({ key }) => key !== 'GET entries.list').map(({ input }) => input)).toEqual([
    { id: 't1' },
    { id: 'g1' },
  ]);
});

test.each([
  ['the only way in', refused({ id: [{ code: 'onlyWayIn' }] }), 'onlyWayIn'],
  ['no answer', () => Promise.reject(new NoAnswerError('network')), 'noAnswer'],
  ['a fault', () => Promise.reject(new ApiError('InternalServerErrorException', 500, {}, '')), 'failed'],
])('a failure is told at its entry: %s', async (_why, answer, code) => {
  const { store } = await opened({ 'POST entries.remove': answer });
  expect(await store.remove('g1')).toBe(false);
  expect([store.problemOf('g1')?.code, store.problemOf('t1')]).toEqual([code, null]);
});

test('a closed question for a fresh proof is no failure: nothing is told, and the entry stays', async () => {
  const { store } = await opened({ 'POST entries.confirm': refused({ proof: ['password'] }) });
  expect(await store.confirm('t1')).toBe(false);
  expect([store.problemOf('t1'), store.held.map(({ id }) => id)]).toEqual([null, ['t1', 'k1']]);
});

test('the next try forgets the problem of the one before', async () => {
  const { app, store } = await opened({ 'POST entries.remove': () => Promise.reject(new NoAnswerError('network')) });
  await store.remove('g1');
  expect(store.problemOf('g1')?.code).toBe('noAnswer');
  app.answers['POST entries.remove'] = () => 1;
  expect([await store.remove('g1'), store.problemOf('g1')]).toEqual([true, null]);
});

test('a list that is known is not asked for again', async () => {
  const { app, store } = await opened();
  await store.ensure(7);
  expect(app.calls).toHaveLength(1);
});

test('7-26 the list is forgotten with the player whose it is', async () => {
  const { app, store } = await opened();
  expect(store.hasHeld).toBe(true);
  app.signIn(8);
  const next = app.store(entriesStore);
  expect([next.shown, next.hasHeld, next.status]).toEqual([[], false, 'idle']);
});
