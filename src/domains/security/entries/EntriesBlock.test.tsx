// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { eventually } from '../../../../tests/eventually.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { completeSiteConfig } from '../../../app/settings/siteSettings.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { passkeysStore } from '../PasskeysStore.ts';
import { heldPasskey, heldTelegram, wireEntry } from '../testing/wireEntries.ts';
import type { WireEntry } from '../testing/wireEntries.ts';
import { loadEntriesBlock } from './loadEntriesBlock.ts';

afterEach(cleanup);

const google = wireEntry('g1', { last_used_at: '2026-03-05T08:00:00.000Z' });
const config = completeSiteConfig({ auth: { socialServices: [{ id: 'google', label: 'Google', icon: '' }] } });

/** The block of a player whose list changes by what they do. */
async function block(items: readonly WireEntry[], answers: Answers = {}) {
  const wire = { items: [...items] };
  const made = testRoot({
    config,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET entries.list': () => wire,
      'POST entries.confirm': ({ id }) => {
        wire.items = wire.items.map((one) => (one.id === id ? { ...one, is_held: false } : one));
        return 1;
      },
      'POST entries.remove': ({ id }) => {
        wire.items = wire.items.filter((one) => one.id !== id);
        return 1;
      },
      ...answers,
    },
  });
  const { root, operator } = made;
  await root.loadMessages(['entries']);
  await root.session.load();
  const Block = await loadEntriesBlock(root);
  render(
    <AppProvider value={root}>
      <Block />
    </AppProvider>,
  );
  await act(settle);
  const answer = async (isAgreed: boolean) => {
    await act(async () => root.dialogs.stack.at(-1)?.settle(isAgreed));
    await act(settle);
  };
  const sent = () =>
    operator.calls.filter(({ key }) => key.startsWith('POST entries.')).map(({ key, input }) => [key, input]);
  const said = () => root.notices.list.map(({ text }) => text);
  return { ...made, answer, sent, said };
}
const rows = () => screen.getAllByRole('listitem');
const press = async (name: RegExp) => {
  await userEvent.click(screen.getByRole('button', { name }));
  await act(settle);
};

test('held ways in are marked and can be confirmed or removed; others can be removed', async () => {
  const { operator } = await block([heldTelegram, heldPasskey, google]);
  expect(screen.getByText(/^Your password was changed\./)).toBeTruthy();
  expect(rows().map((row) => row.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Telegram user 500100On holdAdded on 01.03.2026It is mineRemove',
    'PasskeyOn holdAdded on 01.03.2026It is mineRemove',
    'GoogleAdded on 01.03.2026Last used on 05.03.2026Remove',
  ]);
  // The block has come with its list.
  expect(operator.keys().filter((key) => key === 'GET entries.list')).toHaveLength(1);
});

test('7-27 a held contact is shown by what it is', async () => {
  await block([
    wireEntry('p1', { kind: 'phone', name: '37120777001', is_held: true }),
    wireEntry('e1', { kind: 'email', name: 'eve@example.test', is_held: true }),
  ]);
  expect(rows().map((row) => row.textContent?.replaceAll(/[\u2068\u2069]/g, ''))).toEqual([
    'Phone number +37120777001On holdAdded on 01.03.2026It is mineRemove',
    'E-mail address eve@example.testOn holdAdded on 01.03.2026It is mineRemove',
  ]);
});

test('nothing is shown where nothing opens the account but what has a card of its own', async () => {
  await block([wireEntry('t2', { kind: 'telegram', name: '7' }), wireEntry('k2', { kind: 'passkey', name: '' })]);
  expect(document.body.textContent).toBe('');
});

test('without anything held, nothing is said about the password', async () => {
  await block([google]);
  expect(rows()).toHaveLength(1);
  expect(screen.queryByText(/password was changed/)).toBeNull();
});

test('a confirmed service loses its mark, and the focus stays in the list', async () => {
  const { sent, said } = await block([{ ...google, is_held: true }]);
  await press(/^It is mine: .*Google/);
  expect([sent(), said()]).toEqual([[['POST entries.confirm', { id: 'g1' }]], ['It opens your account again.']]);
  expect(screen.queryByText('On hold')).toBeNull();
  await eventually(() => expect(document.activeElement).toBe(screen.getByRole('list')));
});

test('a way in is removed after a question that says so, and not without it', async () => {
  const { root, answer, sent, said } = await block([heldTelegram, google]);
  await press(/^Remove: .*Google/);
  expect(root.dialogs.stack.map(({ name, props }) => [name, props])).toMatchObject([
    ['confirm.removeEntry', { tone: 'danger', title: 'Remove this way in?' }],
  ]);
  await answer(false);
  expect(sent()).toEqual([]);
  await press(/^Remove: .*Google/);
  await answer(true);
  expect([sent(), said(), rows().length]).toEqual([[['POST entries.remove', { id: 'g1' }]], ['It was removed.'], 1]);
});

test('the only way in cannot be removed, and the row says why', async () => {
  await block([{ ...google, can_remove: false }]);
  expect(screen.getByRole('button', { name: /^Remove/ }).matches(':disabled')).toBe(true);
  expect(within(rows()[0]!).getByText(/Nothing else opens your account/)).toBeTruthy();
});

test('a failure is told in its row, and the row stays', async () => {
  const { said } = await block([heldTelegram, google], {
    'POST entries.confirm': () => Promise.reject(new NoAnswerError('network')),
  });
  await press(/^It is mine/);
  expect(within(rows()[0]!).getByRole('alert').textContent).toMatch(/No answer from the server/);
  expect([said(), rows().length]).toEqual([[], 2]);
});

test('the card of the passkeys asks again when one was removed here', async () => {
  const { root, operator, answer } = await block([heldPasskey, google], {
    'GET passkeys.list': () => ({ items: [] }),
  });
  await root.store(passkeysStore).open(7);
  await press(/^Remove: Passkey/);
  await answer(true);
  await eventually(() => expect(operator.keys().filter((key) => key === 'GET passkeys.list')).toHaveLength(2));
});

test('I8 a list that does not load offers another try', async () => {
  let isBroken = true;
  await block([], {
    'GET entries.list': () => (isBroken ? Promise.reject(new NoAnswerError('network')) : { items: [google] }),
  });
  isBroken = false;
  await press(/^Try again/);
  expect(rows()).toHaveLength(1);
});

test('a service that is no longer offered is named by its id', async () => {
  await block([wireEntry('f1', { name: 'facebook' })]);
  expect(rows()[0]?.textContent).toContain('Facebook');
});
