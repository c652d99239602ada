// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { emailType } from '../../../../tests/fakes/authType.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { openDrafts } from '../../../kernel/forms/OpenDrafts.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError } from '../../../lib/errors.ts';
import { signInStore } from '../SignInStore.ts';
import { completesRestore } from './awaitSignIn.ts';
import { RestoreView } from './RestoreView.tsx';

afterEach(cleanup);

const typed = '123456';

/** The second step, for which a code was sent; the operator's answer to it is this. */
async function opened(answer: () => CallOutput<'POST auth.restore'>) {
  const finish = vi.fn();
  const show = vi.fn();
  const { root, operator } = testRoot({
    answers: {
      'POST auth.restore': ({ code }) =>
        code === undefined ? { status: 'CODE_SENT', resend_time: 60, payload: null } : answer(),
      'GET account.getInfo': () => wireAccount(7),
    },
  });
  render(
    <AppProvider value={root}>
      <RestoreView type={emailType} choose={() => {}} show={show} finish={finish} />
    </AppProvider>,
  );
  await userEvent.type(screen.getByRole('textbox'), 'robin@example.test{Enter}');
  const code = await screen.findByLabelText(/^Code/);
  expect(document.activeElement).toBe(code);
  const sent = () => operator.calls.filter(({ key, input }) => key === 'POST auth.restore' && hasCode(input)).length;
  return { root, finish, show, code, sent };
}

const hasCode = (input: unknown): boolean => typeof (input as { readonly code?: unknown }).code === 'string';
const password = () => screen.getByLabelText(/^New password/);
const repeat = () => screen.getByLabelText(/^Repeat/);

/** A password restored by a code; the operator's last answer is this. */
async function restored(answer: CallOutput<'POST auth.restore'>) {
  const view = await opened(() => answer);
  await userEvent.type(view.code, typed);
  await userEvent.type(password(), 'amber-kite-83');
  await userEvent.type(repeat(), 'amber-kite-83{Enter}');
  await waitFor(() => expect(view.finish.mock.calls.length + view.show.mock.calls.length).toBe(1));
  return view;
}

test('2.9-4 the login that was typed for signing in is there', async () => {
  const { root } = testRoot();
  root.store(signInStore).form.fields.login.change('robin@example.test');
  render(
    <AppProvider value={root}>
      <RestoreView type={emailType} choose={() => {}} show={() => {}} finish={() => {}} />
    </AppProvider>,
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'robin@example.test'));
});

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

test('5-51, 2.10-20 a whole code goes on to the new password, then to its repetition, and sends nothing yet', async () => {
  const { code, sent } = await opened(() => ({ status: 'OK', resend_time: 0, payload: { uid: 7, token: null } }));
  await userEvent.type(code, typed);
  expect(document.activeElement).toBe(password());
  await userEvent.type(password(), 'amber-kite-83');
  await userEvent.clear(code);
  await userEvent.type(code, typed);
  expect(document.activeElement).toBe(repeat());
  expect([sent(), screen.queryAllByRole('alert')]).toEqual([0, []]);
});

test('5-51, 2.10-20 the last digit sends the form once both passwords are there, again after a wrong code', async () => {
  let isWrong = true;
  const wrong = new ApiError('InvalidParameterException', 422, { code: [{ code: 'wrongCode' }] }, 'wrong');
  const { code, finish, sent } = await opened(() => {
    if (isWrong) throw wrong;
    return { status: 'OK', resend_time: 0, payload: { uid: 7, token: null } };
  });
  await userEvent.type(password(), 'amber-kite-83');
  await userEvent.type(repeat(), 'amber-kite-83');
  await userEvent.type(code, typed);
  expect((await screen.findByRole('alert')).textContent).toBeTruthy();
  expect([sent(), finish.mock.calls.length]).toEqual([1, 0]);
  isWrong = false;
  await userEvent.clear(code);
  await userEvent.type(code, '654321');
  await waitFor(() => expect(finish.mock.calls).toEqual([['restored']]));
  expect(sent()).toBe(2);
});

test('5-48, 5-51 with passwords that are not valid a whole code sends nothing and says why', async () => {
  const { code, sent } = await opened(() => ({ status: 'OK', resend_time: 0, payload: { uid: 7, token: null } }));
  await userEvent.type(password(), 'amber-kite-83');
  await userEvent.type(repeat(), 'amber-kite-84');
  await userEvent.type(code, typed);
  await waitFor(() => expect(document.activeElement).toBe(repeat()));
  expect([sent(), repeat().getAttribute('aria-invalid')]).toEqual([0, 'true']);
});

test('1-22 Part 17 the step and the login stay over a load of the page; the code and the passwords do not', async () => {
  const { root, code } = await opened(() => ({ status: 'OK', resend_time: 0, payload: null }));
  await userEvent.type(code, '123');
  await userEvent.type(password(), 'amber-kite-83');
  const kept = root.store(openDrafts).collect(4096);
  expect(JSON.parse(kept)).toEqual({ restore: { login: 'robin@example.test', step: 'password' } });
  cleanup();

  const later = testRoot();
  render(
    <AppProvider value={later.root}>
      <RestoreView type={emailType} choose={() => {}} show={() => {}} finish={() => {}} />
    </AppProvider>,
  );
  act(() => later.root.store(openDrafts).give(kept));
  expect(screen.getByRole('status').textContent).toContain('robin@example.test');
  expect([screen.getByLabelText(/^Code/), password()]).toMatchObject([{ value: '' }, { value: '' }]);
  expect(later.operator.calls.filter(({ key }) => key === 'POST auth.restore')).toEqual([]);
});

test('2.9-4 Part 17 a login that was only suggested is no draft', async () => {
  const { root } = testRoot();
  root.store(signInStore).form.fields.login.change('robin@example.test');
  render(
    <AppProvider value={root}>
      <RestoreView type={emailType} choose={() => {}} show={() => {}} finish={() => {}} />
    </AppProvider>,
  );
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveProperty('value', 'robin@example.test'));
  expect(root.store(openDrafts).collect(4096)).toBe('');
});
