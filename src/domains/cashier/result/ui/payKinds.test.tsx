// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type { CallOutput } from '../../../../contract/index.ts';
import { ApiError } from '../../../../lib/errors.ts';
import { memoryStore } from '../../../../lib/keyValueStore.ts';
import { done, happen, renderPage } from '../../../../../tests/fakes/renderPage.tsx';
import { createTestApp } from '../../../../../tests/fakes/testApp.ts';
import type { Answers } from '../../../../../tests/fakes/fakeCall.ts';
import { rememberPayment } from '../../lastPayment.ts';
import { page, transaction, usd } from '../../testing/wire.ts';
import type { WireTransaction } from '../../testing/wire.ts';
import route from '../../ui/payResult.route.ts';
import receipt from '../../ui/receipt.route.ts';

// Their code is fetched when it is first shown.
beforeAll(async () => {
  await Promise.all([import('./CoinPanel.tsx'), import('./Succeeded.tsx')]);
});
afterEach(cleanup);

type Info = CallOutput<'GET cashier.getdepositinfo'>;

const info = (more: Partial<Info> = {}): Info => ({
  transaction: 'p_1',
  kind: 'hosted',
  pay_url: 'https://pay.example/i/1',
  expires_at: null,
  can_drop: true,
  phone: '',
  crypto: null,
  ...more,
});

const coins = {
  coin: 'TON',
  address: 'EQabc',
  memo: '4711',
  amount: '3.868202601',
  received: '0',
  rate: '5.17036',
  confirmations: 0,
  needed: 4,
  link: 'ton://transfer/EQabc?amount=3868202601&text=4711',
  wallet_url: 'https://wallet.example/',
  connect: { wallets_url: 'https://wallet.example/list.json', network: '-3' },
};

async function shown(
  payment: Partial<WireTransaction>,
  more: Partial<Info>,
  result = 'paypending',
  answers: Answers = {},
) {
  const current = { payment: transaction({ can_resume: true, ...payment }), info: info(more) };
  const app = createTestApp({
    uid: 7,
    answers: {
      'GET cashier.gethistory': () => page([current.payment]),
      'GET cashier.getdepositinfo': () => current.info,
      ...answers,
    },
  });
  await renderPage(app, route, { params: { result }, search: 'transaction=p_1' });
  return { app, current };
}
const title = () => screen.getByRole('heading', { level: 1 }).textContent;

test('7-47 coins: the exact amount, address and comment to copy, and a QR code; then their confirmations', async () => {
  const { app, current } = await shown({ kind: 'crypto', method: 'ton' }, { kind: 'crypto', crypto: coins });
  expect(title()).toBe('Send exactly');
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  for (const text of ['EQabc', '4711']) expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getAllByText('3.868202601 TON')).toHaveLength(2);
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(3);
  current.info = info({ kind: 'crypto', can_drop: false, crypto: { ...coins, received: '1.5' } });
  await happen(() => app.clock.advance(4_000));
  expect(screen.getByText(/1.5 TON of 3.868202601 TON have arrived/)).toBeTruthy();
  current.info = info({
    kind: 'crypto',
    can_drop: false,
    crypto: { ...coins, received: coins.amount, confirmations: 3 },
  });
  await happen(() => app.clock.advance(4_000));
  expect([title(), screen.getByText('3 of 4 confirmations') !== null]).toEqual(['Your transfer is here', true]);
});

test('7-47 a TON wallet beside the code: its list is asked for when it is chosen, and a failure is said', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response('', { status: 503 });
  });
  await shown({ kind: 'crypto', method: 'ton' }, { kind: 'crypto', crypto: coins });
  expect(asked).toEqual([]);
  await done(userEvent.click(screen.getByRole('button', { name: 'Pay with a TON wallet' })));
  expect((await screen.findByRole('alert')).textContent).toContain('The wallet cannot be reached.');
  expect(asked).toEqual(['https://wallet.example/list.json']);
  expect(screen.getByRole('img', { name: /QR code/ })).toBeTruthy();
  vi.unstubAllGlobals();
  cleanup();
  await shown({ kind: 'crypto', method: 'btc' }, { kind: 'crypto', crypto: { ...coins, coin: 'BTC', connect: null } });
  expect(screen.queryByRole('button', { name: 'Pay with a TON wallet' })).toBeNull();
});

test('4-61, 2.3-11 paymobile says on which phone it is approved, and ends by itself', async () => {
  const { app, current } = await shown(
    { kind: 'mobile' },
    { kind: 'mobile', pay_url: '', phone: '+371...0001' },
    'paymobile',
  );
  expect(title()).toBe('Approve on your phone');
  expect(screen.getByText(/\+371\.\.\.0001/)).toBeTruthy();
  current.payment = transaction({ kind: 'mobile', status: 'succeeded' });
  await happen(() =>
    app.news.publish({ type: 'cashier.transaction_updated', data: { id: 'p_1', status: 'succeeded' } }),
  );
  expect(title()).toBe('Payment received');
});

test('4-61, 2.3-14 paynewwindow opens the window again; where it is blocked, the page itself goes there', async () => {
  const { app } = await shown({ kind: 'window' }, { kind: 'window' }, 'paynewwindow');
  await done(userEvent.click(screen.getByRole('button', { name: 'Open the window again' })));
  expect(app.external).toEqual(['https://pay.example/i/1']);
});

test('7-47 an unpaid deposit is gone on with or given up; one that is being paid goes on', async () => {
  let isTooLate = true;
  const { app, current } = await shown({}, {}, 'paypending', {
    'POST cashier.dropdeposit': () => {
      if (isTooLate) throw new ApiError('BillingTransactionDeclinedException', 422, {}, '');
      current.payment = transaction({ status: 'cancelled', reason: 'cancelled_by_buyer' });
      return { status: 'cancelled' };
    },
  });
  await done(userEvent.click(screen.getByRole('button', { name: 'Go on with the payment' })));
  expect(app.external).toEqual(['https://pay.example/i/1']);
  await done(userEvent.click(screen.getByRole('button', { name: 'Give it up' })));
  expect(screen.getByRole('alert').textContent).toBe('It is being paid already, so it goes on.');
  isTooLate = false;
  await done(userEvent.click(screen.getByRole('button', { name: 'Give it up' })));
  expect(title()).toBe('Payment cancelled');
});

test('4-61, 2.3-10 paycancel offers to go on with a payment that is still open', async () => {
  await shown({}, {}, 'paycancel');
  expect(title()).toBe('Payment not finished');
  expect(screen.getByRole('button', { name: 'Go on with the payment' })).toBeTruthy();
});

test.each([
  ['active', 'Bonus added'],
  ['available', 'Your bonus of $50.00 waits until the one that is active has ended.'],
] as const)('4-36 what the chosen offer has given is said, as the operator has booked it: %s', async (status, text) => {
  const storage = memoryStore();
  rememberPayment(storage, 7, { transaction: 'p_1', offer: 'welcome', returnPath: null });
  const created = { offer_id: 'welcome', created_at: '2026-03-05T12:00:05.000Z' };
  const bonus = { title: 'Welcome', amount: usd('50.00'), status, ...created };
  const app = createTestApp({
    uid: 7,
    storage,
    answers: {
      'GET cashier.gethistory': () => page([transaction({ status: 'succeeded', fee: usd('0.75') })]),
      'GET bonuses.get': () => ({
        count: 1,
        items: [bonus as unknown as CallOutput<'GET bonuses.get'>['items'][number]],
      }),
    },
  });
  await renderPage(app, route, { params: { result: 'paysuccess', transaction: 'p_1' } });
  expect(document.body.textContent).toContain(text);
  expect(screen.getByText('$49.25 is on your balance.')).toBeTruthy();
});

test('2.3-8 a receipt has all facts of a payment, with its fee; another player’s is not found', async () => {
  const found = transaction({ status: 'succeeded', fee: usd('0.75'), requisites: 'W123...5678' });
  const app = createTestApp({ uid: 7, answers: { 'GET cashier.gethistory': () => page([found]) } });
  await renderPage(app, receipt, { search: 'transaction=p_1' });
  const facts = screen.getAllByRole('term').map((term) => term.nextElementSibling?.textContent);
  expect(facts).toEqual(expect.arrayContaining(['p_1', 'Card', 'Done', '$50.00', '$0.75', '$49.25']));
  expect(screen.getByRole('button', { name: 'Print' })).toBeTruthy();
  cleanup();
  await renderPage(app, receipt, { search: 'transaction=p_2' });
  expect(title()).toBe('Payment not found');
});
