// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { DialogHost } from '../../../app/DialogHost.tsx';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { heldTelegram, wireEntry } from '../testing/wireEntries.ts';
import { manifest } from '../manifest.ts';
import { showHeldEntries } from './showHeldEntries.ts';

afterEach(cleanup);

async function changed(answers: Answers) {
  const made = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7), ...answers } });
  await made.root.session.load();
  return made;
}

test('what is held is shown with a way to decide later; a service that is not held is not', async () => {
  const { root } = await changed({ 'GET entries.list': () => ({ items: [heldTelegram, wireEntry('g1')] }) });
  render(
    <AppProvider value={root}>
      <DialogHost />
    </AppProvider>,
  );
  const end = showHeldEntries(root);
  await screen.findByRole('dialog', { name: 'Who else can get in' }, { timeout: 15_000 });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await end;
  expect(root.dialogs.isAnyOpen).toBe(false);
});

test('it closes by itself once the player has decided about all', async () => {
  let items = [heldTelegram];
  const { root } = await changed({
    'GET entries.list': () => ({ items }),
    'POST entries.confirm': () => {
      items = [];
      return 1;
    },
  });
  render(
    <AppProvider value={root}>
      <DialogHost />
    </AppProvider>,
  );
  const end = showHeldEntries(root);
  await userEvent.click(await screen.findByRole('button', { name: /^It is mine/ }, { timeout: 15_000 }));
  await end;
  await waitFor(() => expect(root.dialogs.isAnyOpen).toBe(false));
  expect(root.notices.list.map(({ text }) => text)).toEqual(['It opens your account again.']);
});

test('7-27 it follows a sign-in by a restored password, and no other', async () => {
  const { root } = await changed({ 'GET entries.list': () => ({ items: [heldTelegram] }) });
  const steps = manifest.afterAuth ?? [];
  expect(steps.map(({ after }) => after)).toEqual([['restored']]);
  const end = Promise.all(steps.map(({ open }) => open(root)));
  await waitFor(() => expect(root.dialogs.stack.map(({ name }) => name)).toEqual(['entries']));
  root.dialogs.dismissTop();
  await end;
});

test.each<[string, NonNullable<Answers['GET entries.list']>]>([
  ['nothing is held', () => ({ items: [wireEntry('g1')] })],
  ['no list has come', () => Promise.reject(new NoAnswerError('network'))],
])('nothing opens where %s', async (_why, list) => {
  const { root, operator } = await changed({ 'GET entries.list': list });
  await showHeldEntries(root);
  expect([root.dialogs.isAnyOpen, operator.keys().at(-1)]).toEqual([false, 'GET entries.list']);
});

test('a list that comes for a player who has left opens nothing', async () => {
  const slow = deferred<{ items: (typeof heldTelegram)[] }>();
  const { root } = await changed({ 'GET entries.list': () => slow.promise });
  const end = showHeldEntries(root);
  root.session.end();
  slow.resolve({ items: [heldTelegram] });
  await end;
  await settle();
  expect(root.dialogs.isAnyOpen).toBe(false);
});
