import { expect, test } from 'vitest';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { createRestoreApi } from './api.ts';
import { RestoreStore } from './RestoreStore.ts';
import { notYet, signedIn } from '../SignInResult.ts';

const sent = { status: 'CODE_SENT', resend_time: 60, payload: null } as const;
const restored = { status: 'OK', resend_time: 0, payload: { uid: 7, token: null } } as const;
const invalid = (data: Record<string, unknown>) => new ApiError('InvalidParameterException', 422, data, 'invalid');

function restoring(answer: NonNullable<Answers['POST auth.restore']>) {
  const clock = new FakeClock();
  const fake = fakeCall({ 'POST auth.restore': answer });
  const session = { uid: 0, load: async () => void (session.uid = 7), keepBearer: () => {} };
  const store = new RestoreStore(createRestoreApi(fake.call), session, clock, { min: 6, max: 20 });
  store.loginForm.fields.login.change(' +371 20 000 001 ');
  return { store, clock, session, ...fake };
}
function fill(store: RestoreStore, repeat = 'amber-kite-83') {
  store.passwordForm.fields.code.change('123456');
  store.passwordForm.fields.password.change('amber-kite-83');
  store.passwordForm.fields.repeat.change(repeat);
}

test('7-27, 2.10-20 a login, then code and password: signed in, and nothing typed stays behind', async () => {
  const { store, calls, session } = restoring(({ code }) => (code === undefined ? sent : restored));
  await store.sendCode();
  expect([store.step, store.timer.seconds]).toEqual(['password', 60]);
  fill(store);
  expect(await store.submit()).toEqual(signedIn);
  expect(calls.map(({ input }) => input)).toEqual([
    { login: '371 20 000 001' },
    { login: '371 20 000 001', code: '123456', password: 'amber-kite-83' },
  ]);
  expect(session.uid).toBe(7);
  expect([store.step, store.loginForm.fields.login.value, store.passwordForm.values()]).toEqual([
    'login',
    '',
    { code: '', password: '', repeat: '' },
  ]);
});

test('with two-factor sign-in the player signs in with the new password', async () => {
  const { store, session } = restoring(({ code }) =>
    code === undefined ? sent : { status: 'SIGN_IN', resend_time: 0, payload: null },
  );
  await store.sendCode();
  fill(store);
  expect(await store.submit()).toEqual({ kind: 'passwordSet' });
  expect([session.uid, store.problem]).toEqual([0, null]);
});

test('5-48 the passwords must be equal, and then nothing is sent', async () => {
  const { store, calls } = restoring(() => sent);
  await store.sendCode();
  fill(store, 'amber-kite-84');
  expect(await store.submit()).toEqual(notYet);
  expect(store.passwordForm.fields.repeat.error?.code).toBe('passwordsNotEqual');
  expect(calls).toHaveLength(1);
});

test.each([
  ['code', 'expiredCode'],
  ['password', 'commonPassword'],
] as const)('errors of the operator are at their field: %s', async (field, code) => {
  const { store } = restoring((input) =>
    input.code === undefined ? sent : Promise.reject(invalid({ [field]: [{ code }] })),
  );
  await store.sendCode();
  fill(store);
  expect(await store.submit()).toEqual(notYet);
  expect(store.passwordForm.fields[field].error?.code).toBe(code);
  expect(store.passwordForm.fields.password.value).toBe('amber-kite-83');
});

test('4-14 a code asked for too early leads on with the seconds left; another one can be sent after them', async () => {
  const early = new ApiError('TooManyRequestsException', 429, { resend_time: 5 }, 'early', 5);
  let isEarly = true;
  const { store, clock, calls } = restoring(() => (isEarly ? Promise.reject(early) : sent));
  await store.sendCode();
  expect([store.step, store.timer.seconds, store.problem]).toEqual(['password', 5, null]);
  await clock.advance(5_000);
  isEarly = false;
  await store.resend();
  expect([store.timer.seconds, calls.length]).toEqual([60, 2]);
});

test('too many requests and a lost answer are told, and the login stays', async () => {
  const many = new ApiError('TooManyRequestsException', 429, { retry_after: 90 }, 'many', 90);
  const { store, answers } = restoring(() => Promise.reject(many));
  await store.sendCode();
  expect([store.step, store.problem]).toEqual(['login', { code: 'tooMany', seconds: 90 }]);
  answers['POST auth.restore'] = () => Promise.reject(new NoAnswerError('network'));
  await store.sendCode();
  expect([store.problem?.code, store.loginForm.fields.login.value]).toEqual(['noAnswer', ' +371 20 000 001 ']);
});

test('two presses have one effect', async () => {
  const answer = deferred<typeof sent>();
  const { store, calls } = restoring(() => answer.promise);
  const both = [store.sendCode(), store.sendCode()];
  answer.resolve(sent);
  await Promise.all(both);
  expect(calls).toHaveLength(1);
});

test('2.10-20 going back for another login forgets the code, the passwords, the problem and the timer; the login stays', async () => {
  const { store, clock } = restoring((input) =>
    input.code === undefined ? sent : Promise.reject(new NoAnswerError('network')),
  );
  await store.sendCode();
  fill(store);
  await store.submit();
  expect(store.problem?.code).toBe('noAnswer');
  store.changeLogin();
  expect([
    store.step,
    store.problem,
    store.passwordForm.values(),
    clock.waiting,
    store.loginForm.fields.login.value,
  ]).toEqual(['login', null, { code: '', password: '', repeat: '' }, 0, ' +371 20 000 001 ']);
});
