import { expect, test } from 'vitest';
import { deferred, fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { createTestApp } from '../../../../tests/fakes/testApp.ts';
import { SessionStore } from '../../session/SessionStore.ts';
import { createAuthApi } from '../api.ts';
import type { StoredEntry } from './askedForCode.ts';
import { twoFactorStore, TwoFactorStore } from './TwoFactorStore.ts';
import { notYet, signedIn } from '../SignInResult.ts';

const entry: StoredEntry = {
  login: 'robin@example.test',
  password: 'secret-1',
  kind: 'contact',
  resendTime: 60,
  contact: 'r…@example.test',
};
const refused = (message: string, data: Record<string, unknown> = {}) =>
  new ApiError('AuthorizationException', 401, data, message);
const right = (): CallOutput<'POST auth.login'> => ({ status: 'OK', payload: { uid: 7, token: null } });

function begun(login: NonNullable<Answers['POST auth.login']>, more: Partial<StoredEntry> = {}) {
  const { call, calls } = fakeCall({ 'POST auth.login': login, 'GET account.getInfo': () => wireAccount(7) });
  const clock = new FakeClock();
  const session = new SessionStore(call, clock);
  const store = new TwoFactorStore(createAuthApi(call), session, clock);
  store.begin({ ...entry, ...more });
  const logins = () => calls.filter(({ key }) => key === 'POST auth.login').map(({ input }) => input);
  const type = (code: string) => store.form.fields.code.change(code);
  return { store, session, clock, logins, type };
}

test('4-12, 3-26 the entry waits in the store; the code runs the sign-in again with it, and then it is cleared', async () => {
  const { store, session, logins, type } = begun(right);
  expect([store.status, store.entry, store.timer.seconds]).toEqual(['two-factor-already-enabled', entry, 60]);
  type('123456');
  expect(await store.submit()).toEqual(signedIn);
  expect(logins()).toEqual([{ login: entry.login, password: entry.password, code: '123456' }]);
  expect([store.status, store.entry, session.uid, store.form.fields.code.value]).toEqual(['none', null, 7, '']);
});

test.each([
  ['the code must contain 6 digits', 'codeLength'],
  ['Time expired', 'expiredCode'],
  ['two_factor_auth: code is invalid', 'wrongCode'],
])('8-21 “%s” is said at the field as %s, and the entry is kept for another try', async (message, code) => {
  const { store, type } = begun(() => Promise.reject(refused(message)));
  type('123456');
  expect(await store.submit()).toEqual(notYet);
  expect([store.form.fields.code.error?.code, store.problem, store.status, store.form.fields.code.value]).toEqual([
    code,
    null,
    'two-factor-already-enabled',
    '123456',
  ]);
});

test.each([
  [refused('The login or the password is wrong'), 'failed', 0],
  [new ApiError('InternalServerErrorException', 500, {}, ''), 'failed', 0],
  [new ApiError('TooManyRequestsException', 429, {}, '', 90), 'tooMany', 90],
  [new NoAnswerError('timeout'), 'noAnswer', 0],
])('8-21 any other failure is a generic one: %s', async (error, code, seconds) => {
  const { store, type } = begun(() => Promise.reject(error));
  type('123456');
  expect(await store.submit()).toEqual(notYet);
  expect([store.problem, store.form.fields.code.error]).toEqual([{ code, seconds }, null]);
});

test('4-14 submitting without a code means resend, and the timer restarts from the server’s resend time', async () => {
  let wait = 0;
  const { store, clock, logins } = begun(() =>
    Promise.reject(
      wait === 0
        ? refused('two_factor_auth is enable', { resend_time: 60 })
        : refused(`Resend time is ${wait} seconds`, {}),
    ),
  );
  await clock.advance(50_000);
  expect(store.timer.seconds).toBe(10);
  expect(await store.submit()).toEqual(notYet);
  expect([logins(), store.timer.seconds, store.resent]).toEqual([
    [{ login: entry.login, password: entry.password, code: '' }],
    60,
    'sent',
  ]);
  wait = 33;
  await store.submit();
  expect([store.timer.seconds, store.resent, store.form.fields.code.error, store.problem]).toEqual([
    33,
    'awaited',
    null,
    null,
  ]);
});

test('8-21 an error with a resend time, or a text that ends in seconds, resets the timer', async () => {
  const errors = [
    refused('two_factor_auth: code is invalid', { resend_time: 25 }),
    refused('Wait for 12 seconds'),
    refused('Time expired'),
  ];
  const { store, type } = begun(() => Promise.reject(errors.shift() ?? new Error('no more')));
  const seen: number[] = [];
  for (let tries = 0; tries < 3; tries += 1) {
    type('123456');
    await store.submit();
    seen.push(store.timer.seconds);
  }
  expect(seen).toEqual([25, 12, 12]);
});

test('4-14, 5-51 an authenticator sends nothing: its code is required, six digits', async () => {
  const { store, logins, type } = begun(right, { kind: 'authenticator', resendTime: 0 });
  await store.submit();
  expect(store.form.fields.code.error?.code).toBe('requiredField');
  type('12345');
  await store.submit();
  expect([store.form.fields.code.error?.code, logins()]).toEqual(['codeLength', []]);
});

test('a recovery code takes the code’s place', async () => {
  const { store, logins, type } = begun(right);
  store.switchKind();
  type('k7m2p-9xw');
  expect(await store.submit()).toEqual(notYet);
  expect([store.form.fields.code.error?.code, logins()]).toEqual(['recoveryCode', []]);
  type('k7m2p-9xw4t');
  expect(await store.submit()).toEqual(signedIn);
  expect(logins()).toEqual([{ login: entry.login, password: entry.password, code: 'k7m2p-9xw4t' }]);
});

test('4-15 a double click signs in once, and a resend meanwhile sends nothing', async () => {
  const answer = deferred<CallOutput<'POST auth.login'>>();
  const { store, logins, type } = begun(() => answer.promise);
  type('123456');
  const first = store.submit();
  expect([await store.submit(), await store.resend()]).toEqual([notYet, notYet]);
  answer.resolve(right());
  expect([await first, logins().length]).toEqual([signedIn, 1]);
});

test('4-12 the entry is forgotten with the player', () => {
  const app = createTestApp({ uid: 7 });
  app.store(twoFactorStore).begin(entry);
  app.store(twoFactorStore).form.fields.code.change('123456');
  app.signIn(8);
  const { entry: left, form, timer } = app.store(twoFactorStore);
  expect([left, form.fields.code.value, timer.seconds]).toEqual([null, '', 0]);
});

test('4-10 an account that asks for no code by now is signed in by the resend', async () => {
  const { store, session } = begun(right);
  expect(await store.resend()).toEqual(signedIn);
  expect([session.uid, store.status]).toEqual([7, 'none']);
});

test('4-12 another entry begins anew: no recovery code, problem or message of the one before', async () => {
  const { store, type } = begun(() => Promise.reject(refused('two_factor_auth is enable', { resend_time: 60 })));
  await store.submit();
  store.switchKind();
  type('k7m2p');
  store.begin({ ...entry, login: 'ada@example.test', resendTime: 0 });
  expect([store.isRecovery, store.resent, store.problem, store.form.fields.code.value, store.timer.seconds]).toEqual([
    false,
    null,
    null,
    '',
    0,
  ]);
});
