// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { DialogHost } from '../../app/DialogHost.tsx';
import { deferred } from '../../../tests/fakes/fakeCall.ts';
import { fakePlatform } from '../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../contract/index.ts';
import { AppProvider } from '../../kernel/AppContext.tsx';
import { authDialog, openAuth } from './openAuth.ts';

// The dialogs' code is compiled at its first import: on a busy machine that outlasts the waits of a test.
beforeAll(async () => {
  await Promise.all([authDialog.load(), import('../../kernel/dialogs/ConfirmQuestion.tsx')]);
});
afterEach(cleanup);

/**
 * Opens the sign-in popup in the real dialog host, with its form filled in; the test triggers the operator's answer.
 */
async function filledIn() {
  const answer = deferred<CallOutput<'POST auth.login'>>();
  const made = testRoot({
    answers: { 'POST auth.login': () => answer.promise, 'GET account.getInfo': () => wireAccount(7) },
  });
  made.root.session.end();
  render(
    <AppProvider value={made.root}>
      <DialogHost />
    </AppProvider>,
  );
  const outcome = openAuth(made.root, 'authorization');
  await userEvent.type(await screen.findByLabelText(/E-mail/), 'a@b.test');
  await userEvent.type(screen.getByLabelText(/^Password/), 'Reef-lamp-58');
  const send = () => userEvent.click(screen.getAllByRole('button', { name: 'Sign in' }).at(-1)!);
  const question = () => screen.findByRole('dialog', { name: 'An answer is on its way' });
  const signedIn = () => act(async () => answer.resolve({ status: 'OK', payload: { uid: 7, token: null } }));
  return {
    ...made,
    outcome,
    send,
    question,
    signedIn,
    open: () => made.root.dialogs.stack.filter(({ isOpen }) => isOpen).map(({ name }) => name),
  };
}

test('4-30 a popup whose form has not been sent closes without a confirm', async () => {
  const { outcome } = await filledIn();
  await userEvent.keyboard('{Escape}');
  expect(await outcome).toBe('dismissed');
});

test('3-66, 4-30 dismissing the popup during a request shows a confirm, with markers in its text and without a close button', async () => {
  const { outcome, send, question, open } = await filledIn();
  await send();
  await userEvent.keyboard('{Escape}');
  const asked = await question();
  expect([asked.querySelector('b')?.textContent, asked.textContent.includes('**')]).toEqual([
    'closing this window does not take it back',
    false,
  ]);
  expect([...asked.querySelectorAll('button')].map((button) => button.textContent).filter(Boolean)).toEqual([
    'Wait for the answer',
    'Close anyway',
  ]);
  expect(asked.querySelector('[aria-label="Close"]')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Wait for the answer' }));
  await waitFor(() => expect(open()).toEqual(['auth']));
  await userEvent.keyboard('{Escape}');
  await question();
  await userEvent.click(screen.getByRole('button', { name: 'Close anyway' }));
  expect(await outcome).toBe('dismissed');
});

test('4-30 the answer closes the confirm together with the popup', async () => {
  const { outcome, send, question, signedIn, open } = await filledIn();
  await send();
  await userEvent.keyboard('{Escape}');
  await question();
  await signedIn();
  expect(await outcome).toBe('signedIn');
  expect(open()).toEqual([]);
});

test('3-66 full screen is left before the popup opens, since it would cover the popup', async () => {
  const leave = vi.fn();
  const { root } = testRoot({
    platform: {
      ...fakePlatform(),
      fullScreen: { isForGames: false, useIsOn: () => true, enter: () => {}, exit: leave },
    },
  });
  void openAuth(root, 'authorization');
  expect([leave.mock.calls.length, root.dialogs.isAnyOpen]).toEqual([1, true]);
});
