// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { fakePlatform } from '../../../../tests/fakes/fakePlatform.ts';
import { settle } from '../../../../tests/fakes/FakeClock.ts';
import { testRoot } from '../../../../tests/fakes/testRoot.ts';
import { wireAccount } from '../../../../tests/fakes/wireSamples.ts';
import { AppProvider } from '../../../kernel/AppContext.tsx';
import type { Push } from '../../../platform/Platform.ts';
import { AccountNotices } from '../account/AccountNotices.tsx';

afterEach(cleanup);

const data = { endpoint: 'https://push.test/a', p256dh: 'p', auth: 'a' };

interface Options {
  readonly permission?: 'granted' | 'denied' | 'ask';
  readonly answer?: 'granted' | 'denied' | 'ask';
  readonly hasPush?: boolean;
  readonly guide?: 'ios' | null;
  /** Another device of the player's is subscribed. */
  readonly isElsewhere?: boolean;
}

async function block(options: Options = {}) {
  const { permission = 'ask', answer = 'granted', hasPush = true, guide = null, isElsewhere = false } = options;
  let [state, current] = [permission, null as typeof data | null];
  const push: Push = {
    permission: () => state,
    current: async () => current,
    subscribe: async () => {
      state = answer;
      return answer === 'granted' ? (current = data) : null;
    },
    unsubscribe: async () => void (current = null),
  };
  const agreed = new Set<string>();
  const base = fakePlatform();
  const platform = { ...base, can: { ...base.can, installGuide: guide }, push: hasPush ? async () => push : null };
  const made = testRoot({
    platform,
    answers: {
      'GET account.getInfo': () => wireAccount(7),
      'GET notifications.getSettings': () => ({
        channels: [{ name: 'push', is_reachable: isElsewhere || current !== null }],
        kinds: [{ kind: 'depositArrived', label: 'A deposit', channels: agreed.has('push') ? ['push'] : [] }],
      }),
      'POST notifications.changeConsent': ({ consent }) => {
        if (consent === 1) agreed.add('push');
        else agreed.delete('push');
        return 1;
      },
      'GET push.getKey': () => ({ key: 'key' }),
      'POST push.subscribe': () => 1,
      'POST push.unsubscribe': () => 1,
      'POST push.keep': () => ({ is_own: true }),
    },
  });
  await made.root.loadMessages(['notifications']);
  await made.root.session.load();
  const { container } = render(
    <AppProvider value={made.root}>
      <AccountNotices />
    </AppProvider>,
  );
  await act(settle);
  return { ...made, container };
}

const device = () => screen.getByRole<HTMLInputElement>('switch', { name: 'Show notifications here' });
const deposit = () => screen.getByRole<HTMLInputElement>('switch', { name: 'A deposit' });
const press = async (one: HTMLElement) => {
  await userEvent.click(one);
  await act(settle);
};

test('2.4-1 the device has a consent of its own, and the kinds can be chosen after it', async () => {
  const { operator } = await block();
  expect([device().checked, deposit().disabled]).toEqual([false, true]);
  expect(screen.getByText(/Switch notifications on here first/)).toBeTruthy();
  await press(device());
  expect([device().checked, deposit().disabled, deposit().checked]).toEqual([true, false, false]);
  expect(screen.queryByText(/Switch notifications on here first/)).toBeNull();
  await press(deposit());
  expect(deposit().checked).toBe(true);
  await press(device());
  // What was agreed to can still be ended.
  expect([device().checked, deposit().checked, deposit().disabled]).toEqual([false, true, false]);
  await press(deposit());
  expect(deposit().disabled).toBe(true);
  expect(operator.keys()).toContain('POST push.unsubscribe');
});

test('2.4-1 a refused question is said, and a blocked browser says how to allow it again', async () => {
  await block({ answer: 'ask' });
  await press(device());
  expect(screen.getByRole('alert').textContent).toContain('was not allowed');
  cleanup();
  await block({ permission: 'denied' });
  expect(screen.queryAllByRole('switch')).toEqual([]);
  expect(screen.getByRole('status').textContent).toContain('set Notifications to “Allow”');
});

test('2.4-1 where the browser has no push messages nothing is shown, unless another device gets them', async () => {
  const { container } = await block({ hasPush: false });
  expect(container.textContent).toBe('');
  cleanup();
  await block({ hasPush: false, isElsewhere: true });
  expect(screen.getByText(/Another device of yours/)).toBeTruthy();
  expect([screen.queryAllByRole('switch').length, deposit().disabled]).toEqual([1, false]);
});

test('2.4-1 in a tab of a phone that has them for installed apps only, installing is explained', async () => {
  const { root } = await block({ hasPush: false, guide: 'ios' });
  expect(screen.queryAllByRole('switch')).toEqual([]);
  await press(screen.getByRole('button', { name: 'How to install it' }));
  expect(root.dialogs.stack.map(({ name }) => name)).toEqual(['installGuide']);
});
