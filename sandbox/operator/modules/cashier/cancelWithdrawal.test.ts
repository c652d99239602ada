import { afterEach, beforeEach, expect, test } from 'vitest';
import { auditLedger } from '../../audit/auditLedger.ts';
import { CANCEL_WINDOW_MS } from './unsentWithdrawal.ts';
import { startTestOperator } from '../../testing/startTestOperator.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import { TestCashier, transactionOf } from './testing/TestCashier.ts';

let operator: TestOperator;
let cashier: TestCashier;
beforeEach(() => start('open'), 60_000);
afterEach(async () => {
  expect(await auditLedger(operator.database, new Date(operator.time.ms))).toEqual([]);
  await operator.close();
});

async function start(market: 'open' | 'strict'): Promise<void> {
  operator = await startTestOperator({ market });
  cashier = new TestCashier(operator);
  cashier.vendorTakes();
}

async function withdrawing() {
  const { cookie } = await cashier.funded();
  return { cookie, transaction: transactionOf(await cashier.withdraw(cookie)) };
}

const state = async (cookie: string) => (await cashier.history(cookie)).items[0];
const refused = (reason: string) => ({
  status: 422,
  error: { type: 'WithdrawalDeclinedException', error_data: { reason } },
});

test('3-8 the market `open` allows more than the others and has a shorter minimum time between rounds', async () => {
  const { data } = await operator.call('metadata.getgeneralinfo');
  expect((data as { policy: object }).policy).toMatchObject({
    market: 'open',
    can_cancel_withdrawal: true,
    autoplay: true,
    turbo: true,
    feature_buy: true,
    min_round_ms: 1000,
  });
});

test('7-45, I4 cancelling an unsent withdrawal returns the money once, even with concurrent calls', async () => {
  const { cookie, transaction } = await withdrawing();
  expect([transaction.status, transaction.can_cancel, cashier.sent(), await cashier.balance(cookie)]).toEqual([
    'pending',
    true,
    [],
    '80.00',
  ]);
  const replies = await Promise.all(Array.from({ length: 5 }, () => cashier.cancel(cookie, transaction.id)));
  for (const reply of replies)
    expect(reply.data).toMatchObject({ transaction: { id: transaction.id, status: 'cancelled', can_cancel: false } });
  expect([await cashier.balance(cookie), (await state(cookie))?.status]).toEqual(['100.00', 'cancelled']);
  operator.time.ms += CANCEL_WINDOW_MS;
  await operator.control('reconcile');
  expect(cashier.sent()).toEqual([]);
});

test('7-45 after the cancel window it is sent and cannot be cancelled', async () => {
  const { cookie, transaction } = await withdrawing();
  operator.time.ms += CANCEL_WINDOW_MS - 1;
  await operator.control('reconcile');
  expect(cashier.sent()).toEqual([]);
  operator.time.ms += 1;
  await operator.control('reconcile');
  expect([cashier.sent(), (await state(cookie))?.status, (await state(cookie))?.can_cancel]).toEqual([
    [transaction.id],
    'processing',
    false,
  ]);
  expect(await cashier.cancel(cookie, transaction.id)).toMatchObject(refused('already_sent'));
  expect(await cashier.balance(cookie)).toBe('80.00');
});

test('7-45, I1 while it is being sent, or when the vendor may have it, it cannot be cancelled', async () => {
  const { cookie, transaction } = await withdrawing();
  let whenAsked: Awaited<ReturnType<TestCashier['cancel']>> | undefined;
  operator.vendors.on('/payments/api/payouts', async () => {
    whenAsked = await cashier.cancel(cookie, transaction.id);
    throw new TypeError('connection reset');
  });
  operator.time.ms += CANCEL_WINDOW_MS;
  await operator.control('reconcile');
  expect(whenAsked).toMatchObject(refused('already_sent'));
  expect((await state(cookie))?.status).toBe('pending');
  expect(await cashier.cancel(cookie, transaction.id)).toMatchObject(refused('already_sent'));
  expect(await cashier.balance(cookie)).toBe('80.00');
});

test('7-45 another player’s withdrawal or an unknown one cannot be cancelled', async () => {
  const { transaction } = await withdrawing();
  const other = await operator.player();
  for (const id of [transaction.id, 'nothing']) {
    expect((await cashier.cancel(other.cookie, id)).error).toMatchObject({
      type: 'InvalidParameterException',
      error_data: { transaction: [{ code: 'wrongField' }] },
    });
  }
  expect((await operator.call('cashier.cancelwithdrawal', { transaction: transaction.id })).status).toBe(401);
});

test('7-45 in the market `strict` a withdrawal is sent at once and cannot be cancelled', async () => {
  await operator.close();
  await start('strict');
  const { cookie, transaction } = await withdrawing();
  expect([transaction.status, transaction.can_cancel, cashier.sent()]).toEqual(['processing', false, [transaction.id]]);
  expect(await cashier.cancel(cookie, transaction.id)).toMatchObject(refused('cancel_not_allowed'));
});
