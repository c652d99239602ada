// @vitest-environment happy-dom
import { act, cleanup, configure, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { ApiError } from '../../../lib/errors.ts';
import words from '../words/en.json';
import { PasswordBlock } from './PasswordBlock.tsx';

// Dialogs and forms are compiled on their first import here.
configure({ asyncUtilTimeout: 15_000 });
afterEach(cleanup);

function draw(answer: NonNullable<Answers['POST account.changepassword']>, more: Answers = {}) {
  const made = testRoot({ answers: { 'POST account.changepassword': answer, ...more } });
  made.root.i18n.add('auth', words);
  render(
    <AppProvider value={made.root}>
      <PasswordBlock />
    </AppProvider>,
  );
  return made;
}
async function drawForPlayer(more: Answers) {
  const made = draw(() => 1, { 'GET account.getInfo': () => wireAccount(7), ...more });
  await act(() => made.root.session.load());
  return made;
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name);
async function change(repeat = 'amber-kite-83') {
  await userEvent.type(field(/^Present password/), 'otter-lamp-71');
  await userEvent.type(field(/^New password/), 'amber-kite-83');
  await userEvent.type(field(/^Repeat/), repeat);
  await userEvent.click(screen.getByRole('button', { name: 'Change password' }));
}

test('7-6 the old and the new password are sent; then the fields are empty and a message says so', async () => {
  const { root, operator } = draw(() => 1);
  await change();
  await waitFor(() => expect(root.notices.list.map(({ text }) => text)).toEqual([words.password.changed]));
  expect(operator.calls.map(({ input }) => input)).toEqual([
    { old_password: 'otter-lamp-71', new_password: 'amber-kite-83' },
  ]);
  expect([field(/^Present password/).value, field(/^New password/).value]).toEqual(['', '']);
});

test('7-6 what could open the account before is shown after the change', async () => {
  const item = {
    id: 't1',
    kind: 'telegram' as const,
    name: '500100',
    created_at: null,
    last_used_at: null,
    is_held: true,
    can_remove: true,
  };
  const { root } = await drawForPlayer({ 'GET entries.list': () => ({ items: [item] }) });
  await change();
  await waitFor(() => expect(root.dialogs.stack.map(({ name }) => name)).toEqual(['entries']));
});

test('7-6 without anything held only the change is told', async () => {
  const { root, operator } = await drawForPlayer({ 'GET entries.list': () => ({ items: [] }) });
  await change();
  await waitFor(() => expect(operator.keys().at(-1)).toBe('GET entries.list'));
  expect([root.dialogs.isAnyOpen, root.notices.list.length]).toEqual([false, 1]);
});

test('7-6 a wrong present password is told at its field, and what was typed stays', async () => {
  draw(() =>
    Promise.reject(
      new ApiError('InvalidParameterException', 422, { old_password: [{ code: 'wrongPassword' }] }, 'invalid'),
    ),
  );
  await change();
  expect(await screen.findByText('This is not your present password')).toBeTruthy();
  expect(field(/^New password/).value).toBe('amber-kite-83');
});

test('7-6 passwords that differ send nothing', async () => {
  const { operator } = draw(() => 1);
  await change('amber-kite-84');
  expect(await screen.findByText('The passwords differ')).toBeTruthy();
  expect(operator.calls).toEqual([]);
});
