// @vitest-environment happy-dom
import { emailType } from '../../../../tests/fakes/authType.ts';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakeCall } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { FakeClock } from '../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError, NoAnswerError } from '../../../lib/errors.ts';
import { SessionStore } from '../../session/SessionStore.ts';
import { SignInForm } from '../ui/SignInForm.tsx';
import { PasskeySignInStore } from './PasskeySignInStore.ts';
import { eventually } from '../../../../tests/eventually.ts';
import { notYet, signedIn } from '../SignInResult.ts';

afterEach(cleanup);

const right: Answers = {
  'POST passkeys.signInOptions': () => ({ options: '{"challenge":"c"}' }),
  'POST passkeys.signIn': () => ({ status: 'OK', payload: { uid: 7, token: null } }),
  'GET account.getInfo': () => wireAccount(7),
};

function signingIn(answers: Answers, present: (options: string) => Promise<string | null>) {
  const { call, calls } = fakeCall({ ...right, ...answers });
  const session = new SessionStore(call, new FakeClock());
  return { store: new PasskeySignInStore(call, session, present), session, calls };
}

test('a passkey signs in by the operator’s challenge', async () => {
  const present = vi.fn(async () => '{"id":"k"}');
  const { store, session, calls } = signingIn({}, present);
  expect(await store.signIn()).toEqual(signedIn);
  expect([present.mock.calls, calls[1]?.input, session.uid]).toEqual([
    [['{"challenge":"c"}']],
    { credential: '{"id":"k"}' },
    7,
  ]);
});

test('closing the browser’s question is no failure and sends nothing', async () => {
  const { store, calls } = signingIn({}, async () => null);
  expect(await store.signIn()).toEqual(notYet);
  expect([store.problem, store.isPending, calls.map(({ key }) => key)]).toEqual([
    null,
    false,
    ['POST passkeys.signInOptions'],
  ]);
});

test.each([
  [new ApiError('AuthorizationException', 401, {}, ''), 'passkeyRefused'],
  [new ApiError('AuthorizationException', 401, { entry_held: true }, ''), 'passkeyHeld'],
  [new ApiError('InternalServerErrorException', 500, {}, ''), 'failed'],
  [new NoAnswerError('network'), 'noAnswer'],
])('a refusal is told apart: %s', async (error, code) => {
  const { store } = signingIn({ 'POST passkeys.signIn': () => Promise.reject(error) }, async () => '{}');
  expect(await store.signIn()).toEqual(notYet);
  expect([store.problem?.code, store.isPending]).toEqual([code, false]);
});

test('a device that fails is said, and the next try begins anew', async () => {
  let isBroken = true;
  const { store } = signingIn({}, async () => {
    if (isBroken) throw new Error('SecurityError');
    return '{}';
  });
  expect([await store.signIn(), store.problem?.code]).toEqual([notYet, 'failed']);
  isBroken = false;
  expect([await store.signIn(), store.problem]).toEqual([signedIn, null]);
});

test('a second press while one is under way does nothing', async () => {
  let answer: (value: string | null) => void = () => {};
  const { store, calls } = signingIn({}, () => new Promise((resolve) => void (answer = resolve)));
  const first = store.signIn();
  expect(await store.signIn()).toEqual(notYet);
  await eventually(() => expect(calls).toHaveLength(1));
  answer(null);
  await first;
  expect(calls).toHaveLength(1);
});

test.each([true, false])('the button is shown only where the shell has passkeys: %s', async (passkeys) => {
  const platform = fakePlatform();
  const { root } = testRoot({ platform: { ...platform, can: { ...platform.can, passkeys } } });
  await root.loadMessages(['auth']);
  render(
    <AppProvider value={root}>
      <SignInForm type={emailType} choose={() => {}} show={() => {}} finish={() => {}} />
    </AppProvider>,
  );
  const buttons = screen.queryAllByRole('button', { name: 'Sign in with a passkey' });
  expect(buttons).toHaveLength(passkeys ? 1 : 0);
});

test.each([
  [new NoAnswerError('network'), /No answer from the server/],
  [new ApiError('AuthorizationException', 401, {}, ''), /^This passkey is not known here/],
  [
    new ApiError('AuthorizationException', 401, { entry_held: true }, ''),
    /^The password of this account was changed\. Sign in with it/,
  ],
])('a refused passkey is said in the form: %s', async (error, text) => {
  const platform = fakePlatform();
  const { root } = testRoot({
    platform: { ...platform, can: { ...platform.can, passkeys: true } },
    answers: { 'POST passkeys.signInOptions': () => Promise.reject(error) },
  });
  await root.loadMessages(['auth']);
  render(
    <AppProvider value={root}>
      <SignInForm type={emailType} choose={() => {}} show={() => {}} finish={() => {}} />
    </AppProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Sign in with a passkey' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(text);
});
