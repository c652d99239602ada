// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { NoAnswerError } from '../../../../lib/errors.ts';
import { memoryStore } from '../../../../lib/keyValueStore.ts';
import { done, happen, renderPage } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import { page, transaction } from '../../testing/wire.ts';
import type { WireTransaction } from '../../testing/wire.ts';
import route from '../../ui/payResult.route.ts';

// Its code is fetched with the first success.
beforeAll(() => import('./Succeeded.tsx'));
afterEach(cleanup);

const appWith = (found: WireTransaction | null, storage = memoryStore()) =>
  createTestApp({ uid: 7, storage, answers: { 'GET cashier.gethistory': () => page(found ? [found] : []) } });
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const address = (result: string) => ({ params: { result, transaction: 'p_1' } });

describe('2.11 the state is the operator’s, not the address’s', () => {
  test.each(['paysuccess', 'payfail', 'paypending'])(
    'a pending payment at /%s: a loader, its steps and no button',
    async (result) => {
      await renderPage(appWith(transaction()), route, address(result));
      expect(title()).toBe('Checking your payment');
      expect(screen.getByRole('list', { name: 'Progress' }).textContent).toContain('Waiting for the payment service');
      expect(screen.queryAllByRole('button')).toEqual([]);
      expect(screen.queryAllByRole('link')).toEqual([]);
    },
  );

  test.each(['paysuccess', 'payfail', 'paypending'])(
    '2.11-6 a payment that succeeded, at /%s: amount, balance, link to the game hall',
    async (result) => {
      await renderPage(appWith(transaction({ status: 'succeeded' })), route, address(result));
      expect(title()).toBe('Payment received');
      expect(screen.getByText('$50.00 is on your balance.')).toBeTruthy();
      expect(screen.getByText('$150.00')).toBeTruthy();
      expect(screen.getByRole('link', { name: 'To the games' }).getAttribute('href')).toBe('/gamehall');
    },
  );

  test('2.11-5 a failed payment shows the reason and links to the deposit page', async () => {
    await renderPage(
      appWith(transaction({ status: 'failed', reason: 'declined_by_bank' })),
      route,
      address('paysuccess'),
    );
    expect(title()).toBe('Payment did not go through');
    expect(screen.getByText(/The bank declined the payment/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      '/cashier/deposit/card?amount=50.00&currency=USD',
    );
  });

  test.each([
    ['cancelled', 'expired', '/cashier/deposit/card?amount=50.00&currency=USD&offer=welcome'],
    // What was refused for a break or a limit is not suggested again.
    ['returned', 'deposit_limit', '/cashier/deposit/card'],
  ] as const)('2.11-5 a deposit that is %s (%s) links to %s', async (status, reason, target) => {
    const found = transaction({ status, reason, campaign_offer_id: 'welcome' });
    await renderPage(appWith(found), route, address('payfail'));
    expect(screen.getByRole('link', { name: 'Make a deposit' }).getAttribute('href')).toBe(target);
  });

  test.each([
    ['excluded', /You took a break before this payment was finished.*goes back to where it came from/],
    ['deposit_limit', /does not fit your deposit limit any more.*goes back to where it came from/],
    ['', /not added to your balance.*goes back to where it came from/],
  ])('trust a payment that was not credited says that it goes back, and why: %s', async (reason, text) => {
    for (const result of ['paysuccess', 'paycancel']) {
      await renderPage(appWith(transaction({ status: 'returned', reason })), route, address(result));
      expect(title()).toBe('Payment returned');
      expect(screen.getByText(text)).toBeTruthy();
      expect(document.body.textContent).not.toContain('No money was taken');
      cleanup();
    }
  });

  test('8-28 the text of an unknown reason is not shown', async () => {
    await renderPage(
      appWith(transaction({ status: 'cancelled', reason: 'ERR_0x17 <b>' })),
      route,
      address('paypending'),
    );
    expect(title()).toBe('Payment cancelled');
    expect(document.body.textContent).not.toContain('ERR_0x17');
  });

  test('another player’s or a nonexistent payment is not found', async () => {
    await renderPage(appWith(null), route, address('paysuccess'));
    expect(title()).toBe('Payment not found');
    expect(screen.getByRole('link', { name: 'Open history' }).getAttribute('href')).toBe('/cashier/history');
  });

  test('the state changes by itself when an event arrives', async () => {
    let status: WireTransaction['status'] = 'pending';
    const app = createTestApp({ uid: 7, answers: { 'GET cashier.gethistory': () => page([transaction({ status })]) } });
    await renderPage(app, route, address('paysuccess'));
    await happen(() => app.clock.advance(10_000));
    expect(screen.getByText(/You can leave this page/)).toBeTruthy();
    status = 'succeeded';
    await happen(() => app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status } }));
    expect(title()).toBe('Payment received');
  });

  test('a failed request offers a retry', async () => {
    const app = createTestApp({
      uid: 7,
      answers: { 'GET cashier.gethistory': () => Promise.reject(new NoAnswerError('network')) },
    });
    await renderPage(app, route, address('paysuccess'));
    app.answers = { 'GET cashier.gethistory': () => page([transaction({ status: 'succeeded' })]) };
    await done(userEvent.click(screen.getByRole('button', { name: 'Try again' })));
    expect(title()).toBe('Payment received');
  });

  test('until the session is known nothing is requested or stated', async () => {
    const app = createTestApp({ answers: {} });
    await renderPage(app, route, address('paysuccess'));
    expect(title()).toBe('Checking your payment');
    expect(app.calls).toEqual([]);
  });
});

test('4-62, 9-14 the stored return address is offered, and deleted once used', async () => {
  const storage = memoryStore();
  storage.set('betting_back_pay_success_key', '/game/jade-ascent');
  await renderPage(appWith(transaction({ status: 'succeeded' }), storage), route, address('paysuccess'));
  const back = screen.getByRole('link', { name: 'Back to the game' });
  expect(back.getAttribute('href')).toBe('/game/jade-ascent');
  await done(userEvent.click(back));
  expect(storage.get('betting_back_pay_success_key')).toBeNull();
});

test.each([
  ['payfail', 'failed', 'Try again'],
  ['paycancel', 'cancelled', 'Make a deposit'],
  ['paycancel', 'pending', 'Make a deposit'],
] as const)(
  '4-62, 2.3-5 /%s of a %s deposit: its form keeps the way back to the game',
  async (result, status, name) => {
    const storage = memoryStore();
    storage.set('betting_back_pay_success_key', '/game/jade-ascent');
    await renderPage(appWith(transaction({ status }), storage), route, address(result));
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
      '/cashier/deposit/card?amount=50.00&currency=USD&backUrl=%2Fgame%2Fjade-ascent',
    );
  },
);

test.each([
  ['paycancel', 'Payment not finished', '/cashier/deposit'],
  ['paynewwindow', 'The payment is in another window', '/cashier/deposit'],
  ['paymobile', 'Go on with your phone', '/cashier/history'],
])('2.11-5, 4-61 /%s: “%s”', async (result, heading, target) => {
  const app = appWith(null);
  await renderPage(app, route, { params: { result } });
  expect(title()).toBe(heading);
  expect(screen.getAllByRole('link')[0]?.getAttribute('href')).toBe(target);
  expect(app.calls).toEqual([]);
});

test('4-61 without a payment in the address and without any deposit there is nothing to show', async () => {
  await renderPage(appWith(null), route, { params: { result: 'paysuccess' } });
  expect(title()).toBe('No payment yet');
});
