// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { dialogFrame } from '../../../../../tests/fakes/dialogFrame.ts';
import { settle } from '../../../../../tests/fakes/FakeClock.ts';
import { done, happen } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { AppProvider } from '../../../../kernel/AppContext.tsx';
import { NoAnswerError } from '../../../../lib/errors.ts';
import { depositSettings, page, transaction, usd } from '../../testing/wire.ts';
import type { WireTransaction } from '../../testing/wire.ts';
import { DepositHere } from './DepositHere.tsx';

afterEach(cleanup);

const unpaid = transaction({ id: 'p_1', method: 'flashpay', amount: usd('42.50'), can_resume: true });

/** The deposit over a game, of a player with one deposit that waits for them, which then ends as a test says. */
async function goneOn() {
  let found: WireTransaction = unpaid;
  const app = createTestApp({
    uid: 7,
    path: '/game/jade-ascent',
    answers: {
      'GET cashier.getdepositsettings': () => depositSettings(),
      'GET cashier.gethistory': () => page([found]),
      'GET cashier.getdepositinfo': () => Promise.reject(new NoAnswerError('network')),
    },
  });
  render(
    <AppProvider value={app}>
      <DepositHere props={null} close={() => {}} frame={dialogFrame()} />
    </AppProvider>,
  );
  await act(settle);
  await done(userEvent.click(screen.getByRole('link', { name: 'Go on: deposit of $42.50' })));
  const end = (more: Partial<WireTransaction>) =>
    happen(() => {
      found = transaction({ ...unpaid, can_resume: false, ...more });
      app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: found.status } });
    });
  return { app, end };
}

const title = () => screen.getAllByRole('heading').at(-1)?.textContent;
const amount = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Amount/ }).value;
const chosen = () => screen.getByRole<HTMLInputElement>('radio', { checked: true, name: /FlashPay|Card/ }).value;

test('4-62 over a game an unfinished deposit is gone on with in place: the game stays', async () => {
  const { app, end } = await goneOn();
  expect([title(), app.navigated]).toEqual(['Checking your payment', []]);
  await end({ status: 'succeeded' });
  expect([title(), app.navigated]).toEqual(['Payment received', []]);
});

test('4-62, 2.3-5 over a game a deposit that was not booked is tried again in place, with its method and amount', async () => {
  const { app, end } = await goneOn();
  await end({ status: 'failed' });
  await done(userEvent.click(screen.getByRole('button', { name: 'Make a deposit' })));
  expect([chosen(), amount(), app.navigated]).toEqual(['flashpay', '42.50', []]);
});

test('4-62 over a game what went back for a limit is not suggested again', async () => {
  const { end } = await goneOn();
  await end({ status: 'returned', reason: 'deposit_limit' });
  await done(userEvent.click(screen.getByRole('button', { name: 'Make a deposit' })));
  expect([chosen(), amount()]).not.toContain('42.50');
});
