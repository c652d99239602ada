import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { KnownPasskeyError } from '../../lib/passkeys.ts';
import type { Passkey } from './api.ts';
import { passkeysStore, PasskeysStore } from './PasskeysStore.ts';

const one: Passkey = { id: 'k1', createdAt: '2026-03-05T12:00:00.000Z', lastUsedAt: null };

function opened(create: (options: string) => Promise<string | null> = async () => '{"id":"k1"}') {
  let kept: readonly Passkey[] = [];
  const api = {
    passkeys: vi.fn(async () => kept),
    passkeyOptions: vi.fn(async () => '{"challenge":"c"}'),
    addPasskey: vi.fn(async (): Promise<1> => {
      kept = [one];
      return 1;
    }),
    removePasskey: vi.fn(async (): Promise<1> => {
      kept = [];
      return 1;
    }),
  };
  return { api, store: new PasskeysStore(api, create) };
}

test('a passkey is made by the operator’s challenge, sent, listed and removed', async () => {
  const { api, store } = opened();
  await store.open(7);
  expect(await store.add()).toBe(true);
  expect([api.addPasskey.mock.calls, store.passkeys]).toEqual([[['{"id":"k1"}']], [one]]);
  await store.remove('k1');
  expect([api.removePasskey.mock.calls, store.passkeys]).toEqual([[['k1']], []]);
});

test('closing the browser’s question is no failure and sends nothing', async () => {
  const { api, store } = opened(async () => null);
  await store.open(7);
  expect([await store.add(), store.problem, store.isAdding, api.addPasskey.mock.calls]).toEqual([
    false,
    null,
    false,
    [],
  ]);
});

test.each([
  [new KnownPasskeyError(), { code: 'known' }],
  [
    new ApiError('InvalidParameterException', 422, { credential: [{ code: 'passkeyLimit', params: { max: 10 } }] }, ''),
    { code: 'limit' },
  ],
  [new NoAnswerError('network'), { code: 'noAnswer', seconds: 0 }],
])('why a passkey was not added is told: %s', async (error, problem) => {
  const { store } = opened(() => Promise.reject(error));
  await store.open(7);
  expect([await store.add(), store.problem, store.isAdding]).toEqual([false, problem, false]);
});

test('without the proof that it asks for nothing is added, and no error is shown; two presses ask once', async () => {
  const { api, store } = opened();
  await store.open(7);
  api.passkeyOptions.mockRejectedValueOnce(new ApiError('InvalidParameterException', 422, { proof: ['password'] }, ''));
  expect([await store.add(), store.problem, store.isAdding, api.addPasskey.mock.calls]).toEqual([
    false,
    null,
    false,
    [],
  ]);
  expect(await Promise.all([store.add(), store.add()])).toEqual([true, false]);
  expect(api.passkeyOptions.mock.calls).toHaveLength(2);
});

test('a passkey that another tab has removed disappears here, too', async () => {
  const { api, store } = opened();
  await store.open(7);
  await store.add();
  api.removePasskey.mockRejectedValue(new ApiError('InvalidParameterException', 422, { id: [] }, ''));
  api.passkeys.mockResolvedValue([]);
  await store.remove('k1');
  expect([store.passkeys, store.problem?.code]).toEqual([[], 'failed']);
});

test('4-5 another player finds neither the problem nor the list of the one before', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET passkeys.list': () => ({ items: [] }),
      'POST passkeys.registerOptions': () => Promise.reject(new NoAnswerError('network')),
    },
  });
  const store = app.store(passkeysStore);
  await store.open(7);
  await store.add();
  expect([store.problem?.code, store.passkeys]).toEqual(['noAnswer', []]);
  app.signIn(8);
  const next = app.store(passkeysStore);
  expect([next.problem, next.passkeys]).toEqual([null, null]);
});
