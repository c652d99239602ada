import { expect, test } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { takeBackStore } from './TakeBackStore.ts';

const key = 'POST account.takeBackContact';

function opened(search: string, answer: () => { contact: string } | Promise<{ contact: string }>) {
  const app = createTestApp({ uid: 0, answers: { [key]: answer } });
  const store = app.store(takeBackStore);
  store.open(search);
  return { app, store };
}

test('7-9 the link asks first, and takes the contact back once', async () => {
  const { app, store } = opened('?code=abc', () => ({ contact: 'robin@example.test' }));
  expect([store.state, app.calls]).toEqual(['asking', []]);
  expect(await Promise.all([store.take(), store.take()])).toEqual([true, false]);
  expect([store.state, store.contact]).toEqual(['taken', 'robin@example.test']);
  expect(app.calls.map(({ input }) => input)).toEqual([{ code: 'abc' }]);
});

test('7-9 a link without a code, or with one that is used or expired, is refused', async () => {
  expect(opened('', () => ({ contact: '' })).store.state).toBe('refused');
  const expired = new ApiError('InvalidParameterException', 422, { code: [{ code: 'expiredCode' }] }, 'invalid');
  const { store } = opened('?code=abc', () => Promise.reject(expired));
  expect([await store.take(), store.state, store.problem]).toEqual([false, 'refused', null]);
});

test('7-9 after a failure another try is possible', async () => {
  const { app, store } = opened('?code=abc', () => Promise.reject(new NoAnswerError('network')));
  expect([await store.take(), store.state, store.problem?.code]).toEqual([false, 'asking', 'noAnswer']);
  app.answers[key] = () => ({ contact: 'robin@example.test' });
  expect([await store.take(), store.state]).toEqual([true, 'taken']);
});
