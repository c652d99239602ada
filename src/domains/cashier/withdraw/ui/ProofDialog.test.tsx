// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { done } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import type { ProofNeeded } from '../ProofNeeded.ts';
import { parseTimeline } from '../parseWithdraw.ts';
import { ProofDialog } from './ProofDialog.tsx';
import { WithdrawalTimeline } from './WithdrawalTimeline.tsx';

afterEach(cleanup);

function asked(props: ProofNeeded) {
  const app = createTestApp({
    uid: 7,
    answers: {
      'POST cashier.provewithdrawal': () => ({ until: '2026-03-05T12:15:00.000Z' }),
      'POST cashier.sendwithdrawalcode': () => ({ resend_time: 60 }),
    },
  });
  const answered: boolean[] = [];
  render(
    <AppProvider value={app}>
      <ProofDialog props={props} close={(answer) => answered.push(answer)} frame={dialogFrame()} />
    </AppProvider>,
  );
  return { app, answered };
}

test('7-52 the password proves; what was typed on the page is said to be kept', async () => {
  const { app, answered } = asked({ ways: ['password'], contact: '' });
  expect(screen.getByRole('dialog', { name: 'Is it you?' }).textContent).toContain('What you typed is kept');
  await done(userEvent.type(screen.getByLabelText(/^Password/), 'otter-lamp-71'));
  await done(userEvent.click(screen.getByRole('button', { name: 'Confirm and withdraw' })));
  expect(app.calls.at(-1)?.input).toEqual({ way: 'password', password: 'otter-lamp-71', code: '', credential: '' });
  expect(answered).toEqual([true]);
});

test('7-52, 5-51 a code is sent to the contact that is named, then proves; later leaves all as it is', async () => {
  const { app, answered } = asked({ ways: ['password', 'code'], contact: 'r…@x.test' });
  await done(userEvent.click(screen.getByRole('radio', { name: 'Code' })));
  expect(screen.getByText('r…@x.test')).toBeTruthy();
  await done(userEvent.click(screen.getByRole('button', { name: 'Send the code' })));
  await done(userEvent.type(screen.getByRole('textbox'), '123456'));
  await done(userEvent.click(screen.getByRole('button', { name: 'Confirm and withdraw' })));
  expect(app.calls.at(-1)?.input).toEqual({ way: 'code', password: '', code: '123456', credential: '' });
  await done(userEvent.click(screen.getByRole('button', { name: 'Not now' })));
  expect(answered).toEqual([true, false]);
});

test('7-52 a passkey is offered first where the player has one, beside the other ways', () => {
  asked({ ways: ['passkey', 'password'], contact: '' });
  expect(screen.getByRole('radio', { name: 'Passkey' })).toHaveProperty('checked', true);
  expect(screen.getByRole('dialog').textContent).toContain('fingerprint, face or PIN');
});

test('7-52 without any way the player is told to sign in again', () => {
  asked({ ways: [], contact: '' });
  expect(screen.getByRole('dialog').textContent).toContain('Sign out and in again');
  expect(screen.queryByRole('button', { name: 'Confirm and withdraw' })).toBeNull();
});

test('7-52 each clock shows its owner, since when, until when, what is usual, and why it waits', () => {
  const app = createTestApp({ uid: 7 });
  const at = (ms: number) => new Date(app.clock.now() + ms).toISOString();
  const none = { since: null, ended_at: null, until: null, median: null, reason: '' };
  const timeline = parseTimeline({
    transaction: 'p_1',
    reference: 'out-77',
    now: at(0),
    steps: [
      { ...none, id: 'request', owner: 'you', state: 'done', since: at(-90_000), ended_at: at(-90_000) },
      {
        ...none,
        id: 'review',
        owner: 'casino',
        state: 'current',
        since: at(-90_000),
        until: at(30_000),
        reason: 'desk_review',
      },
      { ...none, id: 'delivery', owner: 'service', state: 'ahead', median: { seconds: 250, sample: 12 } },
    ],
  });
  render(
    <AppProvider value={app}>
      <WithdrawalTimeline timeline={timeline} />
    </AppProvider>,
  );
  const [request, review, delivery] = screen.getAllByRole('listitem').map(({ textContent }) => textContent ?? '');
  expect(request).toContain('You');
  expect(review).toMatch(/Casino.*looked at by a person.*Since .* · 1 min 30 s.*At the latest in 0 min 30 s/);
  expect(delivery).toContain('Usually within 4 min 10 s (median of the last 12)');
  expect(screen.getByText('out-77')).toBeTruthy();
});
