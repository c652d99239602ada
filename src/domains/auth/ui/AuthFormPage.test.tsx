// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import authWords from '../words/en.json';
import { AuthFormPage } from './AuthFormPage.tsx';

const postMessage = vi.fn();
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  postMessage.mockClear();
});

const guest = { 'GET account.getInfo': () => wireAccount(0) };

async function open(first: 'authorization' | 'registration', address: string, answers: Answers = guest) {
  const { root, operator, navigated } = testRoot({ answers, address, embedParents: ['https://partner.example'] });
  root.i18n.add('auth', authWords);
  render(
    <AppProvider value={root}>
      <AuthFormPage first={first} />
    </AppProvider>,
  );
  await act(() => root.session.load());
  return { root, operator, gone: () => navigated.map(({ path }) => path) };
}

/** As if a page of the listed parent framed the form. */
const inFrame = () => vi.stubGlobal('parent', { postMessage });
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('2.2-17, 2.9-3 alone the forms lead to each other and keep the return address', async () => {
  const signIn = await open('authorization', '/forms/sign_in?backUrl=%2Fgamehall');
  expect(heading()).toBe('Sign in');
  await press('Create account');
  await waitFor(() => expect(signIn.gone()).toEqual(['/forms/sign_up?backUrl=%2Fgamehall']));
  cleanup();
  const signUp = await open('registration', '/forms/sign_up?backUrl=%2Fgamehall');
  expect(heading()).toBe('Sign up');
  await press('Sign in');
  await waitFor(() => expect(signUp.gone()).toEqual(['/forms/sign_in?backUrl=%2Fgamehall']));
});

test('2.9-8 in a frame the link to registration asks the parent to leave for the main page', async () => {
  inFrame();
  const { gone } = await open('authorization', '/forms/sign_in?backUrl=%2Fgamehall');
  await press('Create account');
  await waitFor(() =>
    expect(postMessage.mock.calls).toEqual([
      [
        { type: 'redirect', url: `${location.origin}/?show_popup_reg=1&backUrl=%2Fgamehall` },
        'https://partner.example',
      ],
    ]),
  );
  expect(gone()).toEqual([]);
});

async function signIn() {
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'robin@example.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'secret-1');
  await press('Sign in');
}

test('2.9-8, 4-13 in a frame a sign-in tells the parent, and the form gives way to the outcome', async () => {
  inFrame();
  const { root, operator } = await open('authorization', '/forms/sign_in');
  operator.answers = {
    'POST auth.login': () => ({ status: 'OK', payload: { uid: 7, token: 'bearer-7' } }),
    'GET account.getInfo': () => wireAccount(7),
  };
  await signIn();
  expect((await screen.findByRole('status')).textContent).toContain('You are signed in');
  expect(postMessage.mock.calls).toEqual([[{ type: 'refresh_user' }, 'https://partner.example']]);
  expect([root.session.uid, screen.queryByLabelText(/^E-mail/)]).toEqual([7, null]);
});

test('4-13 where the browser keeps no cookie, the player is offered the site’s own page', async () => {
  inFrame();
  const { operator } = await open('authorization', '/forms/sign_in');
  let asked = 0;
  operator.answers = {
    'POST auth.login': () => ({ status: 'OK', payload: { uid: 7, token: 'bearer-7' } }),
    // With the token first; the second request proves the cookie.
    'GET account.getInfo': () => wireAccount((asked += 1) === 1 ? 7 : 0),
  };
  await signIn();
  expect((await screen.findByRole('status')).textContent).toContain('Your browser keeps no sign-in here');
  expect(postMessage).not.toHaveBeenCalled();
  await press('Go on at Croupier');
  expect(postMessage.mock.calls).toEqual([
    [{ type: 'redirect', url: `${location.origin}/?show_popup_auth=1&backUrl=%2F` }, 'https://partner.example'],
  ]);
});

test('2.8-8 alone a player who opens the page goes on to the return address', async () => {
  const { gone } = await open('authorization', '/forms/sign_in?backUrl=%2Fgamehall', {
    'GET account.getInfo': () => wireAccount(7),
  });
  expect(gone()).toEqual(['/gamehall']);
});
