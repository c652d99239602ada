// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import type { Answers } from '../../../../tests/fakes/fakeCall.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../lib/errors.ts';
import { AccountNotices } from './AccountNotices.tsx';

afterEach(cleanup);

interface Options {
  readonly isReachable?: boolean;
  readonly answers?: Answers;
  /** What the player answers when the shell asks; no shell can ask without it. */
  readonly allows?: boolean;
}

async function block({ isReachable = true, answers = {}, allows }: Options = {}) {
  const agreed = new Set<string>();
  const requestWriteAccess = vi.fn(async () => allows === true);
  const platform = { ...fakePlatform(), requestWriteAccess: allows === undefined ? null : requestWriteAccess };
  const made = testRoot({
    platform,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET notifications.getSettings': () => ({
        channels: [{ name: 'telegram', is_reachable: isReachable }],
        kinds: ['depositArrived', 'signInAlert'].map((kind) => ({
          kind,
          label: kind === 'signInAlert' ? 'A sign-in' : 'A deposit',
          channels: agreed.has(kind) ? ['telegram' as const] : [],
        })),
      }),
      'POST notifications.changeConsent': ({ kind, consent }) => {
        if (consent === 1) agreed.add(kind);
        else agreed.delete(kind);
        return 1;
      },
      'POST messenger.checkWriteAccess': () => ({ may_write: true }),
      ...answers,
    },
  });
  await made.root.loadMessages(['notifications']);
  await made.root.session.load();
  render(
    <AppProvider value={made.root}>
      <AccountNotices />
    </AppProvider>,
  );
  await act(settle);
  const sent = () =>
    made.operator.calls.filter(({ key }) => key.startsWith('POST')).map(({ key, input }) => [key, input]);
  return { sent, requestWriteAccess };
}

const deposit = () => screen.getByRole<HTMLInputElement>('switch', { name: 'A deposit' });
const press = async () => {
  await userEvent.click(deposit());
  await act(settle);
};
const consent = (value: 0 | 1) => [
  'POST notifications.changeConsent',
  { kind: 'depositArrived', channel: 'telegram', consent: value },
];

test('2.4-1 each kind and channel has a consent of its own, off at first', async () => {
  const { sent } = await block();
  expect(screen.getByRole('region', { name: 'Telegram' })).toBeTruthy();
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([false, false]);
  await press();
  expect(screen.getAllByRole<HTMLInputElement>('switch').map(({ checked }) => checked)).toEqual([true, false]);
  await press();
  expect(deposit().checked).toBe(false);
  expect(sent()).toEqual([consent(1), consent(0)]);
});

test('2.4-1 a bot that may not write yet: the first switch asks, and the messenger confirms it', async () => {
  const { sent, requestWriteAccess } = await block({ isReachable: false, allows: true });
  expect(screen.getByText(/may not write to you yet/)).toBeTruthy();
  await press();
  expect(requestWriteAccess).toHaveBeenCalledTimes(1);
  expect(sent()).toEqual([['POST messenger.checkWriteAccess', {}], consent(1)]);
  expect(deposit().checked).toBe(true);
});

test('2.4-1 a player who does not allow it keeps everything off, and reads why', async () => {
  const { sent } = await block({ isReachable: false, allows: false });
  await press();
  expect(sent()).toEqual([]);
  expect(deposit().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('nothing was switched on');
});

test('2.4-1 where no shell can ask, the switches are disabled and say how to start', async () => {
  await block({ isReachable: false });
  expect(deposit().disabled).toBe(true);
  expect(screen.getByText(/press Start in the chat with the bot/)).toBeTruthy();
});

test('2.4-1 a change that fails goes back and says so', async () => {
  await block({
    answers: { 'POST notifications.changeConsent': () => Promise.reject(new NoAnswerError('network')) },
  });
  await press();
  expect(deposit().checked).toBe(false);
  expect(screen.getByRole('alert').textContent).toContain('the switch went back');
});
