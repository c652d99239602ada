import { expect, test } from 'vitest';
import { interleaved } from '../../../testing/interleaved.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { withStopVendor } from '../testing/withStopVendor.ts';
import type { StopVendor } from './testing/StopVendor.ts';

const HOUR_MS = 3_600_000;
const stopped = { status: 'cancelled', reason: 'deposit_limit' };
const returned = { status: 'returned', reason: 'deposit_limit' };

let operator: TestOperator;
let vendor: StopVendor;
withStopVendor((...opened) => ([operator, vendor] = opened));

/** What the player's limit leaves for another deposit. */
async function available(cookie: string): Promise<string | undefined> {
  const { data } = await operator.call('cashier.getdepositsettings', {}, { cookie });
  return (data as { limit: { available_amount: { amount: string } } | null }).limit?.available_amount.amount;
}

const statuses = async (ids: readonly string[]) =>
  (await Promise.all(ids.map((id) => vendor.stored(id)))).map(({ status }) => status);

test('3-55 orders that a lowered limit has no room for are cancelled at the vendor; those that fit stay open', async () => {
  const { cookie } = await operator.player();
  const large = [await vendor.order(cookie, '3000.00'), await vendor.order(cookie, '50.01')];
  const small = await vendor.order(cookie, '50.00');
  expect((await vendor.limit(cookie, '50.00')).status).toBe(200);
  await vendor.askNow();
  for (const id of large) expect(await vendor.stored(id)).toEqual(stopped);
  expect(await vendor.stored(small)).toMatchObject({ status: 'pending' });
  expect(vendor.isOpen(small)).toBe(true);
  expect(vendor.asked(small, 'cancel').times).toBe(0);
  await vendor.pay(small);
  expect(await vendor.cashier.balance(cookie)).toBe('50.00');
});

test('3-55 what is paid beyond a limit that was lowered meanwhile goes back', async () => {
  const { cookie, uid } = await operator.player();
  const id = await vendor.order(cookie, '3000.00');
  vendor.isDown = true;
  await vendor.limit(cookie, '10.00');
  await vendor.pay(id);
  vendor.isDown = false;
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(uid)).toBe(0n);
  expect(await vendor.notices(uid)).toEqual(['depositReturned']);
  await vendor.askNow();
  expect(vendor.isRefunded(id)).toBe(true);
});

test('3-55 orders that fit one by one never pass a later limit together', async () => {
  const { cookie, uid } = await operator.player();
  const ids = [];
  for (let index = 0; index < 5; index += 1) ids.push(await vendor.order(cookie, '40.00'));
  await vendor.limit(cookie, '100.00', 'week');
  expect(new Set(await statuses(ids))).toEqual(new Set(['pending']));
  await Promise.all(ids.map((id) => vendor.pay(id)));
  expect((await statuses(ids)).toSorted()).toEqual(['returned', 'returned', 'returned', 'succeeded', 'succeeded']);
  expect(await vendor.credited(uid)).toBe(8000n);
  await vendor.askNow();
  expect(ids.filter((id) => vendor.isRefunded(id))).toHaveLength(3);
});

test('3-55 once a credit leaves no room for an open order, it is cancelled at the vendor', async () => {
  const { cookie } = await operator.player();
  const [first, second] = [await vendor.order(cookie, '40.00'), await vendor.order(cookie, '40.00')];
  await vendor.limit(cookie, '50.00');
  await vendor.pay(first);
  await vendor.askNow();
  expect(await vendor.stored(second)).toEqual(stopped);
});

test('3-55 a stopped order cannot be continued and leaves its part of the limit free', async () => {
  const { cookie } = await operator.player();
  const id = await vendor.order(cookie, '100.00');
  vendor.isDown = true;
  await vendor.limit(cookie, '60.00');
  expect(await available(cookie)).toBe('60.00');
  expect((await vendor.cashier.history(cookie)).items).toMatchObject([{ id, status: 'pending', can_resume: false }]);
  vendor.isDown = false;
  await vendor.askNow();
  expect(await vendor.stored(id)).toEqual(stopped);
});

test('3-55 an order paid long after it was made counts when it is credited', async () => {
  const { cookie, email } = await operator.player();
  const id = await vendor.order(cookie, '80.00');
  operator.time.ms += 30 * HOUR_MS;
  const again = (await operator.call('auth.login', { login: email, password: 'otter-lamp-71' })).cookie ?? '';
  await vendor.limit(again, '100.00');
  await vendor.pay(id);
  expect(await vendor.stored(id)).toMatchObject({ status: 'succeeded' });
  const more = await vendor.cashier.deposit(again, { amount: '20.01' });
  expect(more.error).toMatchObject({
    type: 'BillingDepositLimitExceededException',
    error_data: { available_amount: { amount: '20.00' } },
  });
});

test('I4 3-55 a payment right before each step of a lowered limit is credited before it, or goes back after it', async () => {
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const { cookie, uid } = await operator.player();
    const id = await vendor.order(cookie, '30.00');
    // So that nothing but the payment ends the order.
    vendor.isDown = true;
    const { wasThere } = await interleaved(operator.database, () => vendor.limit(cookie, '10.00'), {
      before,
      other: () => vendor.pay(id),
    });
    isOver = !wasThere;
    if (isOver) await vendor.pay(id);
    vendor.isDown = false;
    expect((await vendor.stored(id)).status).toBe(isOver ? 'returned' : 'succeeded');
    expect(await vendor.credited(uid)).toBe(isOver ? 0n : 3000n);
  }
});

test('I1 3-55 limits lowered, orders made and paid at once never let more in than the limit', async () => {
  const { cookie, uid } = await operator.player();
  const ids = [];
  for (let index = 0; index < 6; index += 1) ids.push(await vendor.order(cookie, '30.00'));
  await vendor.limit(cookie, '90.00');
  await Promise.all([
    vendor.limit(cookie, '60.00'),
    ...ids.map((id) => vendor.pay(id)),
    ...ids.map(() => vendor.cashier.deposit(cookie, { amount: '30.00' })),
  ]);
  expect(await vendor.credited(uid)).toBeLessThanOrEqual(9000n);
  expect(await vendor.credited(uid)).toBeGreaterThan(0n);
});

test('7-47 a deposit that is paid when it is dropped is credited at once and counts to the limit', async () => {
  const { cookie } = await operator.player();
  await vendor.limit(cookie, '50.00');
  const id = await vendor.order(cookie, '20.00');
  vendor.setStatus(id, 'succeeded');
  const reply = await operator.call('cashier.dropdeposit', { transaction: id }, { cookie });
  expect(reply.error).toMatchObject({ error_data: { reason: 'on_its_way' } });
  expect(await vendor.cashier.balance(cookie)).toBe('20.00');
  expect(await available(cookie)).toBe('30.00');
});

test('7-47 a deposit that is being paid when it is dropped stays in hand, and is credited once it has ended', async () => {
  const { cookie } = await operator.player();
  const id = await vendor.order(cookie);
  vendor.setStatus(id, 'pending');
  expect((await operator.call('cashier.dropdeposit', { transaction: id }, { cookie })).status).not.toBe(200);
  expect(await vendor.stored(id)).toMatchObject({ status: 'processing' });
  vendor.setStatus(id, 'succeeded');
  await operator.control('reconcile');
  expect(await vendor.cashier.balance(cookie)).toBe('20.00');
});

test('7-47 a dropped deposit is cancelled at the vendor first and does not count to the limit', async () => {
  const { cookie } = await operator.player();
  await vendor.limit(cookie, '50.00');
  const id = await vendor.order(cookie, '50.00');
  const { data } = await operator.call('cashier.dropdeposit', { transaction: id }, { cookie });
  expect(data).toEqual({ status: 'cancelled' });
  expect(vendor.isOpen(id)).toBe(false);
  expect((await vendor.cashier.deposit(cookie, { amount: '50.00' })).status).toBe(200);
});
