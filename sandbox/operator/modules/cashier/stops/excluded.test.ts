import { expect, test } from 'vitest';
import { interleaved } from '../../../testing/interleaved.ts';
import type { TestOperator } from '../../../testing/startTestOperator.ts';
import { messageOf } from '../testing/TestCashier.ts';
import { withStopVendor } from '../testing/withStopVendor.ts';
import type { StopVendor } from './testing/StopVendor.ts';

const DAY_MS = 24 * 3_600_000;
const stopped = { status: 'cancelled', reason: 'excluded' };
const returned = { status: 'returned', reason: 'excluded' };

let operator: TestOperator;
let vendor: StopVendor;
// One test lets the vendor contradict itself, which the audit says.
withStopVendor((...opened) => ([operator, vendor] = opened), ['the payment vendor contradicts a finished payment']);

test.each([
  ['break', '0'],
  ['time_out', '7'],
  ['self_exclusion', '6'],
])('trust a %s cancels open deposits at the vendor, by signed calls', async (kind, length) => {
  const { cookie } = await operator.player();
  const ids = [await vendor.order(cookie), await vendor.order(cookie), await vendor.order(cookie)];
  expect((await vendor.exclude(cookie, kind, length)).status).toBe(200);
  await vendor.askNow();
  for (const id of ids) {
    expect(await vendor.stored(id)).toEqual(stopped);
    expect(vendor.isOpen(id)).toBe(false);
    expect(vendor.asked(id, 'cancel')).toMatchObject({ isSigned: true });
  }
});

test('trust an exclusion does not wait for a vendor that is down; the vendor is asked until it answers', async () => {
  const { cookie } = await operator.player();
  const id = await vendor.order(cookie);
  vendor.isDown = true;
  expect((await vendor.exclude(cookie)).status).toBe(200);
  await vendor.askNow();
  expect(await vendor.stored(id)).toMatchObject({ status: 'pending' });
  const before = vendor.asked(id, 'cancel').times;
  await vendor.askNow();
  expect(vendor.asked(id, 'cancel').times).toBeGreaterThan(before);
  vendor.isDown = false;
  await vendor.askNow();
  expect(await vendor.stored(id)).toEqual(stopped);
});

test('trust what is paid after an exclusion is credited to nobody and goes back, once', async () => {
  const { cookie, uid } = await operator.player();
  const id = await vendor.order(cookie);
  vendor.isDown = true;
  vendor.isSlow = true;
  await vendor.exclude(cookie);
  expect(await vendor.pay(id)).toBe(200);
  vendor.isDown = false;
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(uid)).toBe(0n);
  expect(await vendor.notices(uid)).toEqual(['depositReturned']);
  const [player] = await operator.database.query('select has_deposits from operator.players where uid = $1', [uid]);
  expect(player).toEqual({ has_deposits: false });
  // The vendor answers, but has not given it back yet.
  await vendor.askNow();
  expect(vendor.isRefunded(id)).toBe(false);
  vendor.isSlow = false;
  await vendor.askNow();
  expect(vendor.isRefunded(id)).toBe(true);
  const refunds = vendor.asked(id, 'refund');
  expect(refunds.isSigned).toBe(true);
  expect(refunds.times).toBeGreaterThan(1);
  await vendor.askNow();
  expect(vendor.asked(id, 'refund').times).toBe(refunds.times);
});

test('I5 a returned payment stays returned: told again, cancelled or charged back', async () => {
  const { cookie, uid } = await operator.player();
  const id = await vendor.order(cookie);
  vendor.isDown = true;
  await vendor.exclude(cookie);
  await vendor.pay(id);
  vendor.isDown = false;
  const codes = [];
  for (const type of ['succeeded', 'failed', 'cancelled', 'pending', 'reversed'])
    codes.push((await vendor.cashier.tell(messageOf(id, `deposit.${type}`))).statusCode);
  await operator.control('reconcile');
  expect(codes).toEqual([200, 200, 200, 200, 200]);
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(uid)).toBe(0n);
  const told = await operator.database.query<{ type: string; outcome: string }>(
    'select type, outcome from operator.payment_webhooks where merchant_ref = $1 order by id',
    [id],
  );
  expect(told.map(({ type, outcome }) => `${type} ${outcome}`)).toEqual([
    'deposit.succeeded applied',
    'deposit.succeeded ignored',
    'deposit.failed conflict',
    'deposit.cancelled conflict',
    'deposit.pending ignored',
    'deposit.reversed ignored',
  ]);
});

test('trust the reconciler credits nothing either, not even after the break', async () => {
  const { cookie, uid, email } = await operator.player();
  const id = await vendor.order(cookie);
  vendor.isDown = true;
  await vendor.exclude(cookie);
  vendor.setStatus(id, 'succeeded');
  operator.time.ms += 2 * DAY_MS;
  vendor.isDown = false;
  const back = await operator.call('auth.login', { login: email, password: 'otter-lamp-71' });
  expect(back.status).toBe(200);
  await operator.control('reconcile');
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(uid)).toBe(0n);
  await vendor.askNow();
  expect(vendor.isRefunded(id)).toBe(true);
  expect((await vendor.cashier.history(back.cookie ?? '')).items).toMatchObject([{ id, ...returned }]);
});

test('I1 what had succeeded before an exclusion stays credited', async () => {
  const { cookie, uid } = await operator.player();
  const id = await vendor.order(cookie);
  await vendor.pay(id);
  await vendor.exclude(cookie);
  await vendor.askNow();
  expect(await vendor.stored(id)).toMatchObject({ status: 'succeeded' });
  expect(await vendor.credited(uid)).toBe(2000n);
  expect(vendor.asked(id, 'cancel').times + vendor.asked(id, 'refund').times).toBe(0);
});

test('I4 a payment right before each step of an exclusion is credited before it, or goes back after it', async () => {
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const { cookie, uid } = await operator.player();
    const id = await vendor.order(cookie);
    // So that nothing but the payment ends the order.
    vendor.isDown = true;
    const { reply, wasThere } = await interleaved(operator.database, () => vendor.exclude(cookie), {
      before,
      other: () => vendor.pay(id),
    });
    isOver = !wasThere;
    if (isOver) await vendor.pay(id);
    vendor.isDown = false;
    expect(reply.status).toBe(200);
    const { status } = await vendor.stored(id);
    expect(status).toBe(isOver ? 'returned' : 'succeeded');
    expect(await vendor.credited(uid)).toBe(isOver ? 0n : 2000n);
  }
});

test('I4 an exclusion right before a settlement is seen by it', async () => {
  const { cookie, uid } = await operator.player();
  const id = await vendor.order(cookie);
  const { wasThere } = await interleaved(operator.database, () => vendor.pay(id), {
    before: 1,
    other: () => vendor.exclude(cookie),
  });
  expect(wasThere).toBe(true);
  expect(await vendor.stored(id)).toEqual(returned);
  expect(await vendor.credited(uid)).toBe(0n);
});

test('I4 payments and an exclusion at once: each order has one end, and its money one place', async () => {
  const { cookie, uid } = await operator.player();
  const ids = [];
  for (let index = 0; index < 8; index += 1) ids.push(await vendor.order(cookie));
  await Promise.all([...ids.map((id) => vendor.pay(id)), vendor.exclude(cookie, 'self_exclusion', '6')]);
  await vendor.askNow();
  const ends = await Promise.all(ids.map((id) => vendor.stored(id)));
  const credited = ends.filter(({ status }) => status === 'succeeded').length;
  expect(ends.filter(({ status }) => status === 'returned')).toHaveLength(ids.length - credited);
  expect(await vendor.credited(uid)).toBe(2000n * BigInt(credited));
  expect(ids.filter((id) => vendor.isRefunded(id))).toHaveLength(ids.length - credited);
});

test('trust a deposit that is asked for while an exclusion begins is not made, or is stopped', async () => {
  for (let before = 1, isOver = false; !isOver; before += 1) {
    const { cookie, uid } = await operator.player();
    const { reply, wasThere } = await interleaved(operator.database, () => vendor.cashier.deposit(cookie), {
      before,
      other: () => vendor.exclude(cookie),
    });
    isOver = !wasThere;
    await vendor.askNow();
    const rows = await operator.database.query<{ status: string }>(
      'select status from operator.payments where uid = $1',
      [uid],
    );
    // Before the order's transaction it is refused; after it, the vendor cancels it or has never heard of it.
    if (reply.status !== 200) expect({ before, rows }).toEqual({ before, rows: [] });
    if (isOver) expect(rows).toEqual([{ status: 'pending' }]);
    else if (reply.status === 200) {
      await operator.control('reconcile');
      const [stop] = await operator.database.query('select reason from operator.deposit_stops where uid = $1', [uid]);
      expect(stop).toEqual({ reason: 'excluded' });
    }
  }
});
