import { expect, test, vi } from 'vitest';
import { createTestApp } from '../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { KnownPasskeyError } from '../../lib/passkeys.ts';
import type { Passkey, PasskeyList } from './api.ts';
import { passkeysStore, PasskeysStore } from './PasskeysStore.ts';

const one: Passkey = { id: 'k1', createdAt: '2026-03-05T12:00:00.000Z', lastUsedAt: null };

function opened(
  create: (options: string) => Promise<string | null> = async () => '{"id":"k1"}',
  needsPassword = false,
) {
  let kept: readonly Passkey[] = [];
  const listed = (): PasskeyList => ({ items: kept, needsPassword });
  const api = {
    passkeys: vi.fn(async () => listed()),
    passkeyOptions: vi.fn(async (_password: string) => '{"challenge":"c"}'),
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

test('a player with a password types it first; a wrong one is told at its field and stays', async () => {
  const { api, store } = opened(undefined, true);
  await store.open(7);
  await store.begin();
  expect([await store.add(), store.form.fields.password.error?.code, api.passkeyOptions.mock.calls]).toEqual([
    false,
    'insertPassword',
    [],
  ]);
  const wrong = new ApiError('InvalidParameterException', 422, { password: [{ code: 'wrongPassword' }] }, '');
  api.passkeyOptions.mockRejectedValueOnce(wrong);
  store.form.fields.password.change('otter-lamp-71');
  expect([await store.add(), store.form.fields.password.error?.code, store.problem]).toEqual([
    false,
    'wrongPassword',
    null,
  ]);
  expect([store.isAsking, store.form.fields.password.value]).toEqual([true, 'otter-lamp-71']);
  store.form.fields.password.change('otter-lamp-72');
  expect([await store.add(), store.isAsking, store.form.fields.password.value]).toEqual([true, false, '']);
  expect(api.passkeyOptions.mock.calls.at(-1)).toEqual(['otter-lamp-72']);
});

test('a player without a password, whose sign-in is too old, is told to sign in again', async () => {
  const { api, store } = opened();
  await store.open(7);
  api.passkeyOptions.mockRejectedValue(
    new ApiError('InvalidParameterException', 422, { password: [{ code: 'signInAgain' }] }, ''),
  );
  await store.begin();
  expect([store.problem, store.isAsking]).toEqual([{ code: 'signInAgain' }, false]);
});

test('a passkey that another tab has removed disappears here, too', async () => {
  const { api, store } = opened();
  await store.open(7);
  await store.add();
  api.removePasskey.mockRejectedValue(new ApiError('InvalidParameterException', 422, { id: [] }, ''));
  api.passkeys.mockResolvedValue({ items: [], needsPassword: false });
  await store.remove('k1');
  expect([store.passkeys, store.problem?.code]).toEqual([[], 'failed']);
});

test('4-5 another player finds neither the password that was typed nor the problem nor the list of the one before', async () => {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET passkeys.list': () => ({ items: [], needs_password: true }),
      'POST passkeys.registerOptions': () => Promise.reject(new NoAnswerError('network')),
    },
  });
  const store = app.store(passkeysStore);
  await store.open(7);
  await store.begin();
  store.form.fields.password.change('otter-lamp-71');
  await store.add();
  expect([store.isAsking, store.problem?.code, store.passkeys]).toEqual([true, 'noAnswer', []]);
  app.signIn(8);
  const next = app.store(passkeysStore);
  expect([next.isAsking, next.problem, next.form.fields.password.value, next.passkeys]).toEqual([
    false,
    null,
    '',
    null,
  ]);
});
