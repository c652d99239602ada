// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { ApiError, NoAnswerError } from '../../../../lib/errors.ts';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { done, happen, renderPage } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { depositSettings, page, transaction, usd } from '../../testing/wire.ts';
import type { WireTransaction } from '../../testing/wire.ts';
import route from '../../ui/deposit.route.ts';

afterEach(cleanup);

const waiting = (id: string, more: Partial<WireTransaction> = {}) => transaction({ id, can_resume: true, ...more });
const limit = {
  available_amount: usd('20.00'),
  limit_amount: usd('100.00'),
  period: 'day',
  can_edit: true,
  expired_at: null,
} as const;

/** The deposit page of a player with these payments, which a test may change. */
async function shown(payments: WireTransaction[], more: Answers = {}) {
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET cashier.getdepositsettings': () => depositSettings({ limit }),
      'GET cashier.gethistory': () => page(payments),
      'POST cashier.dropdeposit': ({ transaction: dropped }) => {
        const at = payments.findIndex(({ id }) => id === dropped);
        payments.splice(at, 1, transaction({ id: String(dropped), status: 'cancelled' }));
        return { status: 'cancelled' };
      },
      ...more,
    },
  });
  await renderPage(app, route);
  return app;
}

const rows = () => screen.queryAllByRole('link', { name: /^Go on: deposit/ }).map((link) => link.getAttribute('href'));
const giveUp = () => userEvent.click(screen.getByRole('button', { name: 'Give up: deposit of $50.00' }));

test('7-47 an unfinished deposit: amount, method and time, and the ways to go on or to give it up', async () => {
  const app = await shown([waiting('p_1'), transaction({ id: 'p_2' })]);
  const { input } = app.calls.find(({ key }) => key === 'GET cashier.gethistory') ?? {};
  expect(input).toMatchObject({ type: 'deposit', statuses: ['pending'] });
  const [item] = within(screen.getByText('Not paid yet').closest('form')!).getAllByRole('listitem');
  expect(item?.textContent).toMatch(/^\$50\.00 · Card · \d\d\.\d\d\.2026 at \d{1,2}:\d\d/);
  expect(rows()).toEqual(['/cashier/paypending/p_1']);
  expect(screen.getByRole('button', { name: 'Give up: deposit of $50.00' })).toBeTruthy();
});

test('7-47 of the notice only its title is a status: its rows and buttons are not read at each change', async () => {
  await shown([waiting('p_1')]);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Not paid yet']);
});

test('7-47 at most three, newest first; the others are in the history', async () => {
  await shown(['p_4', 'p_3', 'p_2', 'p_1'].map((id) => waiting(id)));
  expect(rows()).toEqual(['p_4', 'p_3', 'p_2'].map((id) => `/cashier/paypending/${id}`));
  const all = screen.getByRole('link', { name: 'See all in the history' });
  expect(all.getAttribute('href')).toBe('/cashier/history?type=deposit&state=open');
});

test('3-55 that they count to the limit is said where there is one', async () => {
  const counts = /counts to your deposit limit until you give it up/;
  await shown([waiting('p_1')]);
  expect(screen.getByText(counts)).toBeTruthy();
  cleanup();
  await shown([waiting('p_1')], { 'GET cashier.getdepositsettings': () => depositSettings() });
  expect(screen.queryByText(counts)).toBeNull();
});

test('3-55 once given up it is gone, and what is left of the limit is asked for again', async () => {
  const app = await shown([waiting('p_1')]);
  const asked = () => app.calls.filter(({ key }) => key === 'GET cashier.getdepositsettings').length;
  app.dialogAnswer = false;
  await done(giveUp());
  expect(rows()).toHaveLength(1);
  app.dialogAnswer = true;
  const before = asked();
  await done(giveUp());
  expect(rows()).toEqual([]);
  expect(asked()).toBe(before + 1);
});

test('7-47 one that ends elsewhere goes by an event, and without one by asking', async () => {
  const payments = [waiting('p_2'), waiting('p_1')];
  const app = await shown(payments);
  payments.shift();
  await happen(() =>
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_2', status: 'succeeded' } }),
  );
  expect(rows()).toEqual(['/cashier/paypending/p_1']);
  payments.shift();
  await happen(() => app.clock.advance(10_000));
  expect(rows()).toEqual([]);
});

test('7-47 one that was paid meanwhile is not given up: it says that it goes on', async () => {
  const payments = [waiting('p_1')];
  await shown(payments, {
    'POST cashier.dropdeposit': () => {
      payments.length = 0;
      return Promise.reject(new ApiError('BillingTransactionDeclinedException', 422, { reason: 'on_its_way' }, ''));
    },
  });
  await done(giveUp());
  expect(rows()).toEqual([]);
  expect(screen.getByRole('alert').textContent).toBe('It is being paid already, so it goes on.');
});

test('7-47 without an answer it stays, and says that it can be tried again', async () => {
  await shown([waiting('p_1')], { 'POST cashier.dropdeposit': () => Promise.reject(new NoAnswerError('network')) });
  await done(giveUp());
  expect(rows()).toHaveLength(1);
  expect(screen.getByRole('alert').textContent).toBe('That did not work. Try again.');
});

test('7-47 a list that does not load leaves the form as it is', async () => {
  await shown([], { 'GET cashier.gethistory': () => Promise.reject(new NoAnswerError('network')) });
  expect(screen.getByRole('textbox', { name: /^Amount/ })).toBeTruthy();
  expect(screen.queryByText('Not paid yet')).toBeNull();
});
