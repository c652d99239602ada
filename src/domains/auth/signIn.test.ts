import { expect, test } from 'vitest';
import { fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { createAuthApi } from './api.ts';
import { SignInStore } from './SignInStore.ts';
import { notYet, signedIn } from './SignInResult.ts';

const answered = (token: string | null = null) => ({ status: 'OK' as const, payload: { uid: 7, token } });
const kept: Answers = { 'POST auth.login': () => answered(), 'GET account.getInfo': () => wireAccount(7) };

function signIn(answers: Answers) {
  const { call } = fakeCall(answers);
  const session = new SessionStore(call, new FakeClock());
  const store = new SignInStore(createAuthApi(call), session);
  store.form.fields.login.change('robin@example.test');
  store.form.fields.password.change('secret-1');
  return { session, store };
}

test('3-26, 4-11 a sign-in succeeds once the operator returns the player, and the password is cleared', async () => {
  const { session, store } = signIn(kept);
  expect(await store.submit()).toEqual(signedIn);
  expect([session.uid, store.problem, store.form.fields.password.value]).toEqual([7, null, '']);
});

const codeAsked: [string, NonNullable<Answers['POST auth.login']>, object][] = [
  [
    '4-10 ALREADY_ENABLED',
    () => ({ status: 'ALREADY_ENABLED', payload: null }),
    { kind: 'authenticator', resendTime: 0, contact: '' },
  ],
  [
    '4-12 “two_factor_auth is enable”',
    () =>
      Promise.reject(
        new ApiError(
          'AuthorizationException',
          401,
          { resend_time: 60, contact: 'r…@b.test' },
          'two_factor_auth is enable',
        ),
      ),
    { kind: 'contact', resendTime: 60, contact: 'r…@b.test' },
  ],
  [
    '4-12 “Resend time is”',
    () => Promise.reject(new ApiError('AuthorizationException', 401, {}, 'Resend time is 40 seconds')),
    { kind: 'contact', resendTime: 40, contact: '' },
  ],
];

test.each(codeAsked)(
  '%s: a second factor is neither a success nor a wrong entry; login and password are kept with the resend time',
  async (_what, login, asked) => {
    const { session, store } = signIn({ ...kept, 'POST auth.login': login });
    const entry = { login: 'robin@example.test', password: 'secret-1', ...asked };
    expect(await store.submit()).toEqual({ kind: 'codeAsked', entry });
    expect([store.problem, session.isPlayer, store.form.fields.password.value]).toEqual([null, false, 'secret-1']);
  },
);

test('4-12 a sign-in that was finished by a code forgets the password', async () => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => ({ status: 'ALREADY_ENABLED', payload: null }) });
  await store.submit();
  store.forgetPassword();
  expect(store.form.fields.password.value).toBe('');
});

test('4-11 a session that the browser did not keep is not a success', async () => {
  const { session, store } = signIn({ ...kept, 'GET account.getInfo': () => wireAccount(0) });
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem?.code, session.isPlayer, store.form.fields.password.value]).toEqual([
    'noSession',
    false,
    'secret-1',
  ]);
});

test('7-29 a token in the answer is the bearer token of the next account request', async () => {
  let seen: string | null = null;
  const { session, store } = signIn({
    'POST auth.login': () => answered('bearer-1'),
    'GET account.getInfo': () => {
      seen = session.bearer;
      return wireAccount(seen === null ? 0 : 7);
    },
  });
  expect(await store.submit()).toEqual(signedIn);
  expect([seen, session.bearer]).toEqual(['bearer-1', 'bearer-1']);
});

test.each([
  [new ApiError('AuthorizationException', 401, {}, 'The login or the password is wrong'), 'wrongEntry', 0],
  [new ApiError('TooManyRequestsException', 429, {}, '', 12), 'tooMany', 12],
  [new ApiError('InternalServerErrorException', 500, {}, ''), 'failed', 0],
  [new NoAnswerError('timeout'), 'noAnswer', 0],
])('8-19, 8-20, 8-4 %s is shown as %s', async (error, code, seconds) => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => Promise.reject(error) });
  expect(await store.submit()).toEqual(notYet);
  expect(store.problem).toEqual({ code, seconds });
});

test.each([
  ['a ban', new ApiError('UserBannedException', 403, {}, 'This account is blocked')],
  ['a 403 without a body', new NoAnswerError('malformed', { status: 403 })],
  ['maintenance', new ApiError('ApplicationDisabledException', 503, {}, '')],
])('8-10, 8-12 %s has a status page: the form does not also report a wrong entry', async (_what, error) => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => Promise.reject(error) });
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem, store.form.fields.password.value]).toEqual([null, 'secret-1']);
});

test('4-12 a second try that fails asks for no code as the first one did, and a right one forgets the problem', async () => {
  let turn = 0;
  const { store } = signIn({
    ...kept,
    'POST auth.login': () => {
      turn += 1;
      if (turn === 1) return { status: 'ALREADY_ENABLED', payload: null };
      return turn === 2 ? Promise.reject(new NoAnswerError('timeout')) : { status: 'ALREADY_ENABLED', payload: null };
    },
  });
  expect((await store.submit()).kind).toBe('codeAsked');
  expect([await store.submit(), store.problem?.code]).toEqual([notYet, 'noAnswer']);
  await store.submit();
  expect(store.problem).toBeNull();
});
