// @vitest-environment happy-dom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { deferred } from '../../../../tests/fakes/fakeCall.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import type { CallOutput } from '../../../contract/index.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { SessionsBlock } from './SessionsBlock.tsx';
import { sessionsStore } from './SessionsStore.ts';

type Wire = CallOutput<'GET account.getSessions'>;
type Item = Wire['items'][number];

afterEach(cleanup);

const item = (id: string, more: Partial<Item> = {}): Item => ({
  id,
  kind: 'web',
  created_at: '2026-03-04T09:30:00.000Z',
  last_seen_at: '2026-03-05T08:05:00.000Z',
  device: { browser: 'Firefox', os: 'Windows' },
  country_code: '',
  is_current: false,
  ...more,
});
const here = item('s1', { is_current: true });
const phone = item('s2', { device: { browser: 'Chrome', os: 'Android' } });
const messenger = item('s3', { kind: 'telegram', device: { browser: '', os: '' } });

/** The block of a player whose list the test may change. */
async function block(items: readonly Item[], answers: Answers = {}) {
  const wire = { items: [...items] };
  const page = ({ offset = 0, count = 20 }: { readonly offset?: number; readonly count?: number }): Wire => ({
    count: wire.items.length,
    items: wire.items.slice(offset, offset + count),
  });
  const made = testRoot({
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET account.getSessions': page,
      'POST account.endSessions': ({ id, all_others }) => {
        wire.items = wire.items.filter((one) => one.is_current || (all_others !== true && one.id !== id));
        return 1;
      },
      ...answers,
    },
  });
  await made.root.loadMessages(['security']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <SessionsBlock />
    </AppProvider>,
  );
  await act(settle);
  const answer = async (isAgreed: boolean) => {
    await act(async () => made.root.dialogs.stack.at(-1)?.settle(isAgreed));
    await act(settle);
  };
  const ended = () => made.operator.calls.filter(({ key }) => key === 'POST account.endSessions');
  const said = () => made.root.notices.list.map(({ text }) => text);
  return { ...made, answer, ended, said };
}
const rows = () => screen.getAllByRole('listitem');
const button = (name: string) => screen.getByRole('button', { name });

test('a player sees each device with its times, and which one is this', async () => {
  await block([here, phone, messenger]);
  const hour = new Date('2026-03-05T08:05:00Z').getHours();
  expect(rows().map((row) => row.textContent)).toEqual([
    expect.stringMatching(/^Firefox, WindowsThis deviceSince 04\.03\.2026 at [\d:]+$/),
    expect.stringContaining(`Last used 05.03.2026 at ${hour}:05`),
    expect.stringMatching(/^Unknown deviceTelegram/),
  ]);
  expect(within(rows()[0]!).queryByRole('button')).toBeNull();
});

test('one device is signed out by its own button, and leaves the list', async () => {
  const { ended, said } = await block([here, phone, messenger]);
  await userEvent.click(button('Sign out: Chrome, Android'));
  await act(settle);
  expect(ended().map(({ input }) => input)).toEqual([{ id: 's2' }]);
  expect([rows().length, said()]).toEqual([2, ['The device was signed out.']]);
});

test('all others are signed out after a confirmation, and not without it', async () => {
  const { root, answer, ended, said } = await block([here, phone, messenger]);
  await userEvent.click(button('Sign out all other devices'));
  expect(root.dialogs.stack.map(({ name }) => name)).toEqual(['confirm.endSessions']);
  await answer(false);
  expect(ended()).toEqual([]);
  await userEvent.click(button('Sign out all other devices'));
  await answer(true);
  expect(ended().map(({ input }) => input)).toEqual([{ all_others: true }]);
  expect([rows().length, said()]).toEqual([1, ['All other devices were signed out.']]);
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByText('You are signed in on this device only.')).toBeTruthy();
});

test('more devices than a page holds are shown on request, and one of them is signed out in its place', async () => {
  const many = Array.from({ length: 64 }, (_device, index) => item(`m${index}`));
  const { ended } = await block([here, ...many]);
  expect(rows()).toHaveLength(20);
  while (screen.queryByRole('button', { name: 'Show more' })) {
    await userEvent.click(button('Show more'));
    await act(settle);
  }
  expect(rows()).toHaveLength(65);
  await userEvent.click(within(rows()[60]!).getByRole('button'));
  await act(settle);
  expect([ended().map(({ input }) => input), rows().length]).toEqual([[{ id: 'm59' }], 64]);
});

test('a failed sign-out is said, and the list stays', async () => {
  const { said } = await block([here, phone], {
    'POST account.endSessions': () => Promise.reject(new NoAnswerError('network')),
  });
  await userEvent.click(button('Sign out: Chrome, Android'));
  await act(settle);
  expect([rows().length, said()]).toEqual([2, ['Signing out did not work. Try again.']]);
});

test('while one request is under way no second one is sent', async () => {
  const slow = deferred<1>();
  const { ended, root } = await block([here, phone, messenger], { 'POST account.endSessions': () => slow.promise });
  await userEvent.dblClick(button('Sign out: Chrome, Android'));
  expect(button('Sign out all other devices').matches(':disabled')).toBe(true);
  expect(await root.store(sessionsStore).endOthers()).toBe(false);
  expect(ended()).toHaveLength(1);
  slow.resolve(1);
  await act(settle);
});

test('I8 a list that does not load offers another try; while it loads there is a skeleton', async () => {
  const slow = deferred<Wire>();
  const { operator } = await block([], { 'GET account.getSessions': () => slow.promise });
  expect(screen.getByRole('status').textContent).toBe('Loading');
  await act(async () => slow.reject(new NoAnswerError('network')));
  await act(settle);
  operator.answers = { ...operator.answers, 'GET account.getSessions': () => ({ count: 1, items: [here] }) };
  await userEvent.click(button('Try again'));
  await act(settle);
  expect(rows()).toHaveLength(1);
});

test('another player finds nothing of the one before', async () => {
  const { root, operator } = await block([here, phone]);
  operator.answers = {
    ...operator.answers,
    'GET account.getSessions': () => ({ count: 1, items: [item('x', { is_current: true })] }),
  };
  await act(async () => root.session.adopt(wireAccount(8)));
  await act(settle);
  expect(rows()).toHaveLength(1);
});
