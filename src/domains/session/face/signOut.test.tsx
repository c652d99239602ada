// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { NoticeHost } from '../../../app/NoticeHost.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { signOut } from './signOut.ts';

afterEach(cleanup);

async function signingOut(answers: readonly ('fails' | 'works')[]) {
  const left = [...answers];
  const logout = () => {
    if (left.shift() === 'fails') throw new NoAnswerError('network');
    return 1 as const;
  };
  const made = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7), 'GET auth.logout': logout } });
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <NoticeHost notices={made.root.notices} />
    </AppProvider>,
  );
  await act(() => signOut(made.root));
  return made;
}

test('3-65 a toast reports that signing out failed, stays long enough to be used, and retries', async () => {
  const { root, operator, clock } = await signingOut(['fails', 'works']);
  expect((await screen.findByRole('alert')).textContent).toContain('Signing out did not work.');
  await act(() => clock.advance(9_000));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await act(settle);
  expect([operator.keys().filter((key) => key === 'GET auth.logout').length, root.notices.list]).toEqual([2, []]);
});

test('9-6 hovering a toast keeps it open', async () => {
  const { root, clock } = await signingOut(['fails']);
  await userEvent.hover(await screen.findByRole('alert'));
  await act(() => clock.advance(60_000));
  expect(root.notices.list).toHaveLength(1);
  await userEvent.unhover(screen.getByRole('alert'));
  await act(() => clock.advance(10_000));
  expect(root.notices.list).toEqual([]);
});

test.each([
  ['player', 'granted', 1],
  ['player', 'ask', 0],
  ['idle', 'granted', 0],
] as const)(
  'a sign-out by %s, with push messages %s, ends %i subscriptions of the browser',
  async (reason, permission, ended) => {
    const unsubscribe = vi.fn(async () => undefined);
    const push = { permission: () => permission, current: async () => null, subscribe: async () => null, unsubscribe };
    const made = testRoot({
      platform: { ...fakePlatform(), push: async () => push },
      answers: { 'GET account.getInfo': () => wireAccount(7), 'GET auth.logout': () => 1 },
    });
    await made.root.session.load();
    await signOut(made.root, { reason });
    expect([unsubscribe.mock.calls.length, made.platform.restarts]).toEqual([ended, ['/']]);
    expect(made.operator.calls.at(-1)).toEqual({
      key: 'GET auth.logout',
      input: reason === 'idle' ? { idle: true } : {},
    });
  },
);

test.each([
  ['player', 1, []],
  ['idle', 0, ['/']],
] as const)('4-6 a sign-out by %s asks %i times where something would be lost', async (reason, asked, restarts) => {
  const made = testRoot({ answers: { 'GET account.getInfo': () => wireAccount(7), 'GET auth.logout': () => 1 } });
  await made.root.session.load();
  const ask = vi.fn(async () => false);
  made.root.leaving.hold({ isNeeded: () => true, ask });
  expect(await signOut(made.root, { reason })).toBe(reason === 'idle');
  expect([ask.mock.calls.length, made.platform.restarts]).toEqual([asked, restarts]);
});

test('a browser that does not answer does not hold the sign-out up for more than a second', async () => {
  const made = testRoot({
    platform: { ...fakePlatform(), push: () => new Promise(() => {}) },
    answers: { 'GET account.getInfo': () => wireAccount(7), 'GET auth.logout': () => 1 },
  });
  await made.root.session.load();
  const leaving = signOut(made.root);
  await settle();
  expect(made.platform.restarts).toEqual([]);
  await made.clock.advance(1_000);
  await leaving;
  expect(made.platform.restarts).toEqual(['/']);
});
