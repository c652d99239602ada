/** Which changes of a payment are written to its player, each once (docs/decisions/promises.md). */
import { expect, test } from 'vitest';
import { markConfirmed } from '../../testing/contacts.ts';
import { sentMessages } from '../../testing/sentMessages.ts';
import type { TestOperator } from '../../testing/startTestOperator.ts';
import type { StopVendor } from './stops/testing/StopVendor.ts';
import { idOf, messageOf } from './testing/TestCashier.ts';
import { withStopVendor } from './testing/withStopVendor.ts';

let operator: TestOperator;
let vendor: StopVendor;
withStopVendor((...opened) => {
  [operator, vendor] = opened;
  operator.vendors.on('/payments/api/payouts', () => Response.json({ id: 'o1' }));
});

/** A new player, whose e-mail is confirmed: to another one nothing is written. */
async function confirmed<P extends { readonly uid: number }>(opened: Promise<P>): Promise<P> {
  const player = await opened;
  await markConfirmed(operator, player.uid);
  return player;
}

/** The subjects of what was written about a player's payments. */
async function written(email: string): Promise<readonly string[]> {
  const mails = await sentMessages(operator, email);
  return mails.filter(({ link }) => link.endsWith('/cashier/history')).map(({ subject }) => subject);
}

/** The vendor tells an end of a deposit twice, as two messages. */
async function tellTwice(id: string, type: string, reason: string): Promise<void> {
  for (let times = 0; times < 2; times += 1) await vendor.cashier.tell(messageOf(id, type, { reason }));
}

test.each([
  ['failed', 'declined_by_bank', 'Your deposit did not go through'],
  ['failed', 'no_answer_from_bank', 'Your deposit did not go through'],
  ['cancelled', 'closed_by_operator', 'Your deposit was cancelled'],
])('C12 a deposit that has %s (%s) is written once, however often it is told', async (ending, reason, subject) => {
  const { cookie, email } = await confirmed(operator.player());
  await tellTwice(await vendor.order(cookie), `deposit.${ending}`, reason);
  expect(await written(email)).toEqual([subject]);
});

test.each(['expired', 'cancelled_by_buyer'])(
  'C12 nothing is written of a deposit that its player left unpaid or gave up: %s',
  async (reason) => {
    const { cookie, email } = await confirmed(operator.player());
    await tellTwice(await vendor.order(cookie), 'deposit.cancelled', reason);
    expect(await written(email)).toEqual([]);
  },
);

test('C12 nothing is written of a deposit that its player drops', async () => {
  const { cookie, email } = await confirmed(operator.player());
  const id = await vendor.order(cookie);
  expect((await operator.call('cashier.dropdeposit', { transaction: id }, { cookie })).status).toBe(200);
  await tellTwice(id, 'deposit.cancelled', '');
  expect(await written(email)).toEqual([]);
});

test('C12 a deposit that the operator cancels for a lowered limit is written', async () => {
  const { cookie, email } = await confirmed(operator.player());
  const id = await vendor.order(cookie, '300.00');
  await vendor.limit(cookie, '50.00');
  await vendor.askNow();
  expect(await vendor.stored(id)).toEqual({ status: 'cancelled', reason: 'deposit_limit' });
  expect(await written(email)).toEqual(['Your deposit was cancelled']);
});

test('C12 a deposit that is charged back is written, once', async () => {
  const { cookie, email } = await confirmed(operator.player());
  const id = await vendor.order(cookie);
  await vendor.pay(id);
  await tellTwice(id, 'deposit.reversed', '');
  expect(await written(email)).toEqual(['Your deposit has arrived', 'Your deposit was taken back']);
});

test('C12 a withdrawal is written when it is asked for, once for a repeated call, and when it comes back', async () => {
  const { cookie, email } = await confirmed(vendor.cashier.funded());
  const id = idOf(await vendor.cashier.withdraw(cookie, {}, 'mailed-once'));
  await vendor.cashier.withdraw(cookie, {}, 'mailed-once');
  await vendor.cashier.tell(messageOf(id, 'payout.paid'));
  await tellTwice(id, 'payout.returned', '');
  expect(await written(email)).toEqual([
    'Your withdrawal is in progress',
    'Your withdrawal is paid',
    'Your withdrawal came back',
  ]);
});

test('C12 a withdrawal that is refused is written by nothing: it was never made', async () => {
  const { cookie, email } = await confirmed(vendor.cashier.funded('10.00'));
  expect((await vendor.cashier.withdraw(cookie, { amount: '20.00' })).status).not.toBe(200);
  expect(await written(email)).toEqual([]);
});

test('C12 a withdrawal that the bank declines is written, once', async () => {
  const { cookie, email } = await confirmed(vendor.cashier.funded());
  const id = idOf(await vendor.cashier.withdraw(cookie));
  await tellTwice(id, 'payout.declined', 'requisites_refused_by_bank');
  expect(await written(email)).toEqual(['Your withdrawal is in progress', 'Your withdrawal was not paid']);
});
