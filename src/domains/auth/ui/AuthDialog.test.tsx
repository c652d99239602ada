// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { dialogFrame } from '../../../../tests/fakes/dialogFrame.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import type { AuthOutcome, AuthView } from '../openAuth.ts';
import { AuthDialog } from './AuthDialog.tsx';

afterEach(cleanup);

const right: Answers = {
  'POST auth.login': () => ({ status: 'OK', payload: { uid: 7, token: null } }),
  'POST auth.register': () => ({ status: 'REGISTERED', payload: { uid: 7, token: null } }),
  'GET account.getInfo': () => wireAccount(7),
};

async function open(view: AuthView, answers: Answers = right) {
  const { root, operator, navigated } = testRoot({ answers, address: '/gamehall?show_popup_auth=1' });
  await root.loadMessages(['auth']);
  const close = vi.fn<(outcome: AuthOutcome) => void>();
  const onClose = vi.fn<() => void>();
  render(
    <AppProvider value={root}>
      <AuthDialog props={{ view }} close={close} frame={dialogFrame({ onClose })} />
    </AppProvider>,
  );
  await screen.findByRole('dialog');
  return { operator, navigated, close, onClose };
}

const named = () => screen.getByRole('dialog').getAttribute('aria-labelledby');
const title = () => document.getElementById(named() ?? '')?.textContent;
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
/** Buttons that switch views may have the same name: this finds the form's submit button. */
const submit = () =>
  screen.getAllByRole<HTMLButtonElement>('button').filter(({ type }) => type === 'submit')[0] as HTMLElement;
const focused = () => document.activeElement?.getAttribute('name');

test('2.10-2, 2.9-3, 2.9-4 the views link to each other, and each keeps its typed text', async () => {
  await open('authorization');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(screen.getByRole('button', { name: 'Create account' }));
  expect([title(), field(/^E-mail/).value]).toEqual(['Sign up', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }));
  expect([title(), field(/^E-mail/).value]).toEqual(['Sign in', 'robin@example.test']);
});

test('4-11, 2.8-3 a sign-in closes the popup as signed in, then removes the flags from the address', async () => {
  const { close, navigated } = await open('authorization');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['signedIn']]));
  expect(navigated.map(({ path }) => path)).toEqual(['/gamehall']);
});

test('2.9-7 a registration closes it as registered and navigates to the deposit page', async () => {
  const { close, navigated } = await open('registration');
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(screen.getByRole('checkbox', { name: /18 or older/ }));
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['registered']]));
  expect(navigated.map(({ path }) => path)).toEqual(['/cashier/deposit?register=success']);
});

test('2.9-1, 2.9-2, 4-10, 4-13 a second factor is the view twofa, with a way back; its code closes the popup', async () => {
  const { close, operator } = await open('authorization', {
    ...right,
    'POST auth.login': ({ code }) =>
      code === '123456'
        ? { status: 'OK', payload: { uid: 7, token: null } }
        : { status: 'ALREADY_ENABLED', payload: null },
  });
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await screen.findByLabelText(/^Code/);
  expect([title(), close.mock.calls]).toEqual(['Two-factor code', []]);
  await userEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect([title(), field(/^Password/).value]).toEqual(['Sign in', 'secret-1']);
  await userEvent.click(submit());
  await userEvent.type(await screen.findByLabelText(/^Code/), '123456');
  await userEvent.click(submit());
  await waitFor(() => expect(close.mock.calls).toEqual([['signedIn']]));
  expect(operator.calls.filter(({ key }) => key === 'POST auth.login').at(-1)?.input).toEqual({
    login: 'robin@example.test',
    password: 'secret-1',
    code: '123456',
  });
});

test('a refused submission focuses its first invalid field, also a checkbox, and sends nothing', async () => {
  const { operator } = await open('registration');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('email'));
  await userEvent.type(field(/^E-mail/), 'robin@example.test');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('password'));
  await userEvent.type(field(/^Password/), 'secret-1');
  await userEvent.click(submit());
  await waitFor(() => expect(focused()).toBe('terms'));
  expect(operator.calls).toEqual([]);
});

test('the close button calls the frame’s onClose', async () => {
  const { close, onClose } = await open('authorization');
  await userEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect([onClose.mock.calls.length, close.mock.calls.length]).toEqual([1, 0]);
});
