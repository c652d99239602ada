import { expect, test } from 'vitest';
import { fakeCall } from '../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../tests/fakes/FakeClock.ts';
import { signUpExtras } from '../../../tests/fakes/signUpExtras.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../contract/index.ts';
import { ApiError, NoAnswerError } from '../../lib/errors.ts';
import type { AuthConfig } from '../../kernel/SiteConfig.ts';
import { defaultSiteConfig } from '../content/siteConfig.ts';
import { SessionStore } from '../session/SessionStore.ts';
import { createAuthApi } from './api.ts';
import { SignInStore } from './SignInStore.ts';
import { SignUpStore } from './SignUpStore.ts';

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
  expect(await store.submit()).toBe(true);
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
    expect(await store.submit()).toBe(false);
    expect([store.problem, session.isPlayer, store.form.fields.password.value]).toEqual([null, false, 'secret-1']);
    expect(store.asked).toEqual({ login: 'robin@example.test', password: 'secret-1', ...asked });
  },
);

test('4-12 a sign-in that asks for no code any more forgets the entry before', async () => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => ({ status: 'ALREADY_ENABLED', payload: null }) });
  await store.submit();
  store.forgetPassword();
  expect([store.asked, store.form.fields.password.value]).toEqual([null, '']);
});

test('4-11 a session that the browser did not keep is not a success', async () => {
  const { session, store } = signIn({ ...kept, 'GET account.getInfo': () => wireAccount(0) });
  expect(await store.submit()).toBe(false);
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
  expect(await store.submit()).toBe(true);
  expect([seen, session.bearer]).toEqual(['bearer-1', 'bearer-1']);
});

test.each([
  [new ApiError('AuthorizationException', 401, {}, 'The login or the password is wrong'), 'wrongEntry', 0],
  [new ApiError('TooManyRequestsException', 429, {}, '', 12), 'tooMany', 12],
  [new ApiError('InternalServerErrorException', 500, {}, ''), 'failed', 0],
  [new NoAnswerError('timeout'), 'noAnswer', 0],
])('8-19, 8-4 %s is shown as %s', async (error, code, seconds) => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => Promise.reject(error) });
  expect(await store.submit()).toBe(false);
  expect(store.problem).toEqual({ code, seconds });
});

test.each([
  ['a ban', new ApiError('UserBannedException', 403, {}, 'This account is blocked')],
  ['a 403 without a body', new NoAnswerError('malformed', { status: 403 })],
  ['maintenance', new ApiError('ApplicationDisabledException', 503, {}, '')],
])('8-10, 8-12 %s has a status page: the form does not also report a wrong entry', async (_what, error) => {
  const { store } = signIn({ ...kept, 'POST auth.login': () => Promise.reject(error) });
  expect(await store.submit()).toBe(false);
  expect([store.problem, store.form.fields.password.value]).toEqual([null, 'secret-1']);
});

test('4-15 a registration whose session was not kept is not a success, and says how to go on', async () => {
  const { call } = fakeCall({
    'POST auth.register': () => ({ status: 'REGISTERED', payload: { uid: 7, token: null } }),
    'GET account.getInfo': () => wireAccount(0),
  });
  const store = new SignUpStore(
    createAuthApi(call),
    new SessionStore(call, new FakeClock()),
    'en',
    defaultSiteConfig.auth,
    signUpExtras(call),
  );
  store.form.fields.email.change('robin@example.test');
  store.form.fields.password.change('secret-1');
  store.form.fields.terms.change('1');
  expect(await store.submit()).toBe(false);
  expect([store.problem?.code, store.form.fields.email.value]).toEqual(['noSession', 'robin@example.test']);
});

/**
 * What a registration sends with these checkboxes configured; `usual` returns the operator's default currency or
 * rejects.
 */
async function registered(boxes: Partial<AuthConfig>, usual: () => Promise<string>, refusal?: ApiError) {
  const { call, calls } = fakeCall({
    'POST auth.register': () =>
      refusal ? Promise.reject(refusal) : { status: 'REGISTERED', payload: { uid: 7, token: null } },
    'GET account.getInfo': () => wireAccount(7),
    'GET metadata.getgeneralinfo': async () =>
      ({ default_currency: await usual() }) as CallOutput<'GET metadata.getgeneralinfo'>,
  });
  const store = new SignUpStore(
    createAuthApi(call),
    new SessionStore(call, new FakeClock()),
    'ru',
    { ...defaultSiteConfig.auth, ...boxes },
    signUpExtras(call),
  );
  store.form.fields.email.change('robin@example.test');
  store.form.fields.password.change('secret-1');
  if (boxes.terms === undefined) store.form.fields.terms.change('1');
  await store.submit();
  return { store, calls, sent: calls.find(({ key }) => key === 'POST auth.register')?.input };
}
const euros = () => Promise.resolve('EUR');

test('3-23, 3-9 a registration sends password, language, default currency, terms and news unchanged', async () => {
  const { sent } = await registered({}, euros);
  expect(sent).toMatchObject({
    email: 'robin@example.test',
    password: 'secret-1',
    locale: 'ru',
    currency: 'EUR',
    terms: true,
    notify: false,
  });
});

test('3-67 without a default currency the choice is left to the operator', async () => {
  const { sent } = await registered({}, () => Promise.reject(new NoAnswerError('network')));
  expect(sent).toMatchObject({ currency: '' });
});

test.each([true, false])('3-23, 3-33 a hidden checkbox sends its configured %s', async (isChecked) => {
  const { sent } = await registered(
    { terms: { isActive: false, isChecked }, notify: { isActive: false, isChecked } },
    euros,
  );
  expect(sent).toMatchObject({ terms: isChecked, notify: isChecked });
});

test('3-33 a refusal at a hidden checkbox is shown above the form', async () => {
  const refusal = new ApiError('InvalidParameterException', 422, { terms: [{ code: 'uncheckedCheckbox' }] }, 'no');
  const { store } = await registered({ terms: { isActive: false, isChecked: false } }, euros, refusal);
  expect(store.problem?.code).toBe('failed');
  const { store: seen } = await registered({}, euros, refusal);
  expect([seen.problem, seen.form.fields.terms.error?.code]).toEqual([null, 'uncheckedCheckbox']);
});

/** A registration whose answer is lost after the account was created, submitted again with this password. */
async function cutAndRepeated(secondPassword: string) {
  let tries = 0;
  const { call } = fakeCall({
    ...kept,
    'POST auth.register': () => {
      tries += 1;
      return Promise.reject(
        tries === 1
          ? new NoAnswerError('network')
          : new ApiError('InvalidParameterException', 422, { email: [{ code: 'emailTaken' }] }, 'taken'),
      );
    },
    'POST auth.login': ({ password }) =>
      password === 'secret-1' ? answered() : Promise.reject(new ApiError('AuthorizationException', 401, {}, 'wrong')),
    'GET metadata.getgeneralinfo': () => ({ default_currency: 'EUR' }) as CallOutput<'GET metadata.getgeneralinfo'>,
  });
  const session = new SessionStore(call, new FakeClock());
  const store = new SignUpStore(createAuthApi(call), session, 'en', defaultSiteConfig.auth, signUpExtras(call));
  store.form.fields.email.change('robin@example.test');
  store.form.fields.password.change('secret-1');
  store.form.fields.terms.change('1');
  const first = await store.submit();
  const said = store.problem?.code;
  store.form.fields.password.change(secondPassword);
  return { first, said, second: await store.submit(), session, store };
}

test('3-23 a registration whose answer was lost after the account was created: the same entry signs in', async () => {
  const { first, said, second, session } = await cutAndRepeated('secret-1');
  expect([first, said, second, session.uid]).toEqual([false, 'noAnswer', true, 7]);
});

test('3-23 with another password it reports that the e-mail is taken', async () => {
  const { second, session, store } = await cutAndRepeated('secret-2');
  expect([second, session.isPlayer, store.form.fields.email.error?.code]).toEqual([false, false, 'emailTaken']);
});

test('3-23 a taken e-mail does not sign in unless an answer was lost', async () => {
  const taken = new ApiError('InvalidParameterException', 422, { email: [{ code: 'emailTaken' }] }, 'taken');
  const { store, calls } = await registered({}, euros, taken);
  expect([store.form.fields.email.error?.code, calls.some(({ key }) => key === 'POST auth.login')]).toEqual([
    'emailTaken',
    false,
  ]);
});
