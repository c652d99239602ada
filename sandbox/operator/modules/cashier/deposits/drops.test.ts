import { expect, test } from 'vitest';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import type { StopVendor } from '../stops/testing/StopVendor.ts';
import { messageOf } from '../testing/TestCashier.ts';
import { withStopVendor } from '../testing/withStopVendor.ts';

let operator: TestOperator;
let vendor: StopVendor;
withStopVendor((...opened) => ([operator, vendor] = opened));

const drop = (cookie: string, transaction: string) => operator.call('cashier.dropdeposit', { transaction }, { cookie });

/** A player with a limit of 100 a day and an unpaid order of 80. */
async function withOrder() {
  const { cookie, uid } = await operator.player();
  await vendor.limit(cookie, '100.00');
  return { cookie, uid, id: await vendor.order(cookie, '80.00') };
}

const order80 = (cookie: string) => vendor.cashier.deposit(cookie, { amount: '80.00' });
const overLimit = {
  type: 'BillingDepositLimitExceededException',
  error_data: { available_amount: { amount: '20.00' } },
};

test('3-55 an unpaid order counts to the limit until it is dropped; after that it does not', async () => {
  const { cookie, id } = await withOrder();
  expect((await order80(cookie)).error).toMatchObject(overLimit);
  expect((await drop(cookie, id)).data).toEqual({ status: 'cancelled' });
  expect(vendor.asked(id, 'cancel')).toEqual({ times: 1, isSigned: true });
  expect(await vendor.stored(id)).toEqual({ status: 'cancelled', reason: 'cancelled_by_buyer' });
  expect((await order80(cookie)).status).toBe(200);
});

test('3-55 an order that was paid before it is dropped is credited, and counts to the limit', async () => {
  const { cookie, uid, id } = await withOrder();
  vendor.setStatus(id, 'succeeded');
  expect((await drop(cookie, id)).error).toMatchObject({
    type: 'BillingTransactionDeclinedException',
    error_data: { reason: 'on_its_way' },
  });
  expect(await vendor.stored(id)).toMatchObject({ status: 'succeeded' });
  expect(await vendor.credited(uid)).toBe(8000n);
  // Its webhook comes later, and changes nothing.
  await vendor.cashier.tell(messageOf(id, 'deposit.succeeded', { amount: '80.00' }));
  expect(await vendor.credited(uid)).toBe(8000n);
  expect((await order80(cookie)).error).toMatchObject(overLimit);
});

test('3-55 without an answer of the vendor nothing is dropped, and the order counts to the limit', async () => {
  const { cookie, id } = await withOrder();
  vendor.isDown = true;
  const reply = await drop(cookie, id);
  vendor.isDown = false;
  expect(reply.status).not.toBe(200);
  expect(await vendor.stored(id)).toMatchObject({ status: 'pending' });
  expect((await order80(cookie)).error).toMatchObject(overLimit);
});
