// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emailType } from '../../../../tests/fakes/authType.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { completesRestore } from './awaitSignIn.ts';
import { RestoreView } from './RestoreView.tsx';

afterEach(cleanup);

/** A password restored by a code; the operator's last answer is this. */
async function restored(answer: CallOutput<'POST auth.restore'>) {
  const finish = vi.fn();
  const show = vi.fn();
  const { root } = testRoot({
    answers: {
      'POST auth.restore': ({ code }) =>
        code === undefined ? { status: 'CODE_SENT', resend_time: 60, payload: null } : answer,
      'GET account.getInfo': () => wireAccount(7),
    },
  });
  render(
    <AppProvider value={root}>
      <RestoreView type={emailType} show={show} finish={finish} />
    </AppProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'robin@example.test{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(document.activeElement).toBe(code);
  await userEvent.type(code, '123456');
  await userEvent.type(screen.getByLabelText(/^New password/), 'amber-kite-83');
  await userEvent.type(screen.getByLabelText(/^Repeat/), 'amber-kite-83{Enter}');
  await waitFor(() => expect(finish.mock.calls.length + show.mock.calls.length).toBe(1));
  return { root, finish, show };
}

test('7-27 a restore that signs in says that it was one', async () => {
  const { root, finish } = await restored({ status: 'OK', resend_time: 0, payload: { uid: 7, token: null } });
  expect(finish.mock.calls).toEqual([['restored']]);
  expect([root.session.uid, completesRestore(root, 'signedIn')]).toEqual([7, false]);
});

test('7-27 with a second factor the sign-in that follows completes the restore', async () => {
  const { root, show } = await restored({ status: 'SIGN_IN', resend_time: 0, payload: null });
  expect(show.mock.calls).toEqual([['authorization']]);
  expect(completesRestore(root, 'signedIn')).toBe(true);
});
