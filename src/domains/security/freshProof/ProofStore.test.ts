import { expect, test } from 'vitest';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { createProofApi } from './api.ts';
import { proofStore, ProofStore } from './ProofStore.ts';

type Present = (options: string) => Promise<string | null>;

function storeWith(present: Present, prove: () => { until: string } | Promise<never> = () => ({ until: '' })) {
  const app = createTestApp({
    uid: 7,
    answers: {
      'POST account.proofPasskey': () => ({ options: '{"challenge":"c"}' }),
      'POST account.prove': prove,
    },
  });
  const store = new ProofStore(createProofApi(app.call, app.session), app.clock, present);
  store.choose('passkey');
  return { app, store };
}

test('7-52 a passkey answers the operator’s challenge', async () => {
  const { app, store } = storeWith((options) => Promise.resolve(`signed ${options}`));
  expect(await store.prove()).toBe(true);
  expect(app.calls.at(-1)?.input).toMatchObject({ kind: 'passkey', credential: 'signed {"challenge":"c"}' });
  expect([store.isProving, store.isPasskeyRefused, store.problem]).toEqual([false, false, null]);
});

test('7-52 closing the browser’s question leaves everything as it was', async () => {
  const { app, store } = storeWith(() => Promise.resolve(null));
  expect(await store.prove()).toBe(false);
  expect(app.calls.map(({ key }) => key)).toEqual(['POST account.proofPasskey']);
  expect([store.isProving, store.isPasskeyRefused, store.problem]).toEqual([false, false, null]);
});

test('7-52 a passkey that is refused, or a device that cannot, is told; an operator that is away otherwise', async () => {
  const refusal = new ApiError('InvalidParameterException', 422, { credential: [{ code: 'wrongField' }] }, '');
  const refused = storeWith(
    () => Promise.resolve('x'),
    () => Promise.reject(refusal),
  ).store;
  const unable = storeWith(() => Promise.reject(new Error('NotSupportedError'))).store;
  for (const store of [refused, unable]) {
    expect(await store.prove()).toBe(false);
    expect([store.isPasskeyRefused, store.problem, store.isProving]).toEqual([true, null, false]);
    store.choose('password');
    expect(store.isPasskeyRefused).toBe(false);
  }
  const away = storeWith(
    () => Promise.resolve('x'),
    () => Promise.reject(new NoAnswerError('timeout')),
  ).store;
  expect(await away.prove()).toBe(false);
  expect([away.isPasskeyRefused, away.problem === null]).toEqual([false, false]);
});

test('7-52 a password or a code proves; a wrong one is shown at its field, and a right one is not kept', async () => {
  const wrong = new ApiError('InvalidParameterException', 422, { password: [{ code: 'wrongPassword' }] }, '');
  const app = createTestApp({
    uid: 7,
    answers: {
      'POST account.prove': () => Promise.reject(wrong),
      'POST account.sendProofCode': () => ({ resend_time: 60 }),
    },
  });
  const store = app.store(proofStore);
  store.choose('password');
  expect(await store.prove()).toBe(false);
  expect(store.passwordForm.fields.password.error?.code).toBe('insertPassword');
  store.passwordForm.fields.password.change('otter');
  expect(await store.prove()).toBe(false);
  expect(store.passwordForm.fields.password.error?.code).toBe('wrongPassword');
  app.answers['POST account.prove'] = () => ({ until: '2026-03-05T12:15:00.000Z' });
  expect(await store.prove()).toBe(true);
  expect(store.passwordForm.fields.password.value).toBe('');
  store.choose('code');
  await store.sendCode();
  expect([store.isSent, store.timer.seconds]).toEqual([true, 60]);
  store.codeForm.fields.code.change('123456');
  expect(await store.prove()).toBe(true);
  expect(app.calls.at(-1)?.input).toEqual({ kind: 'code', code: '123456' });
});
